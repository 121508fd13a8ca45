// The names of the titles of the U.S. Code, in their order from 1. Title 53 is reserved and has no
// sections.
const NAMES =
  `General Provisions|The Congress|The President|Flag and Seal, Seat of Government, and the States|Government Organization and Employees
Domestic Security|Agriculture|Aliens and Nationality|Arbitration|Armed Forces
Bankruptcy|Banks and Banking|Census|Coast Guard|Commerce and Trade
Conservation|Copyrights|Crimes and Criminal Procedure|Customs Duties|Education
Food and Drugs|Foreign Relations and Intercourse|Highways|Hospitals and Asylums|Indians
Internal Revenue Code|Intoxicating Liquors|Judiciary and Judicial Procedure|Labor|Mineral Lands and Mining
Money and Finance|National Guard|Navigation and Navigable Waters|Crime Control and Law Enforcement|Patents
Patriotic and National Observances, Ceremonies, and Organizations|Pay and Allowances of the Uniformed Services|Veterans’ Benefits|Postal Service|Public Buildings, Property, and Works
Public Contracts|The Public Health and Welfare|Public Lands|Public Printing and Documents|Railroads
Shipping|Telecommunications|Territories and Insular Possessions|Transportation|War and National Defense
National and Commercial Space Programs|Voting and Elections|Reserved|National Park Service and Related Programs`.split(
    /[|\n]/,
  );

/** Empty for a title that does not exist. */
export const getTitleName = (title: string): string => NAMES[Number(title) - 1] ?? '';

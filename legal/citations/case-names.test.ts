import { describe, expect, test } from 'vitest';
import { compareCaseNames } from './case-names.ts';

describe('compareCaseNames', () => {
  test.each([
    [
      'Shinseki v. Sanders',
      'ERIC K. SHINSEKI, SECRETARY OF VETERANS AFFAIRS, PETITIONER v. WOODROW F. SANDERS',
    ],
    ['Brown v. Bd. of Educ.', 'BROWN et al. v. BOARD OF EDUCATION OF TOPEKA et al.'],
    ["Int'l Shoe Co. v. Washington", 'INTERNATIONAL SHOE COMPANY v. STATE OF WASHINGTON'],
    [
      'NLRB v. Jones & Laughlin Steel Corp.',
      'NATIONAL LABOR RELATIONS BOARD v. JONES & LAUGHLIN STEEL CORPORATION',
    ],
    [
      'St. Louis Baptist Temple, Inc. v. FDIC',
      'St. Louis Baptist Temple, Inc. v. Federal Deposit Insurance Corp.',
    ],
    ['U.S. v. Nixon', 'UNITED STATES v. NIXON, PRESIDENT OF THE UNITED STATES, et al.'],
    ['United States v. Texas', 'UNITED STATES v. TEXAS et al.'],
    ['State v. Smith', 'State of Ohio v. Smith'],
    ['Commonwealth v. Loving', 'LOVING et ux. v. VIRGINIA'],
    ['Application of Gault', 'In re GAULT et al.'],
    ['Gault v. Arizona', 'In re GAULT'],
    ['Miranda', 'MIRANDA v. ARIZONA'],
    ['Slaughterhouse Cases', 'The Slaughter-House Cases'],
    ['Suarez v. CMI', 'Suárez v. CMI Caribe'],
    ['Koon v. Insurance Co.', 'Koon v. Insurance Co.'],
    ['Kansas v. Nebraska', 'Nebraska v. Kansas'],
    ['Mahan v. Howell', 'Joan S. Mahan V'],
    [
      'Farwell v. Institutional Investors',
      'Chemical Bank v. Group of Investors. Farwell v. Group of Institutional Investors',
    ],
    ['Franks Bros. Co. v. Labor Board', 'Franks Bros. Co. v. NLRB'],
    ['Jones v. Securities & Exchange Comm’n', 'Jones v. SEC'],
    ['Ivanhoe Irrig. Dist. v. McCracken', 'IVANHOE IRRIGATION DISTRICT et al. v. MCCRACKEN et al.'],
    [
      'Universal Oil Co. v. Root Rfg. Co.',
      'Universal Oil Products Co. v. Root Refining Co. (Two Cases)',
    ],
    ['NLRB v. Nash-Finch Co.', 'NATIONAL LABOR RELATIONS BOARD v. NASHFINCH CO.'],
    ['United States v. Oregon', 'UNITED STATES, TRUSTEE, v. OREGON'],
    ['INS v. Chadha', 'IMMIGRATION AND NATURALIZATION SERVICE v. CHADHA et al.'],
    [
      'Olmstead v. L.C.',
      'TOMMY OLMSTEAD, COMMISSIONER v. L. C., BY JONATHAN ZIMRING, GUARDIAN AD LITEM',
    ],
    ['Daimler AG v. Bauman', 'DAIMLERCHRYSLER AG v. BAUMAN'],
    ['Department of State v. Muñoz', 'DEPARTMENT OF STATE v. MU\u00c3\u00b1OZ'],
    ['Nolan v. Transocean Air Lines', 'NOLAN, ADMINISTRATOR, et al. v. TRANSOCEAN AIR LINES'],
  ])('matches %s with %s', (citedName, storedName) =>
    expect(compareCaseNames(citedName, storedName)).toBe('fits'),
  );

  test.each([
    ['United States v. Davis', 'United States v. Jones'],
    ['United States v. Texas', 'UNITED STATES v. CALIFORNIA'],
    ['Smith v. State', 'Jones v. State'],
    ['Roe v. Wade', 'Doe v. Bolton'],
    ['Watson v. United States', 'MICHAEL A. WHREN AND JAMES L. BROWN v. UNITED STATES'],
    ['Michael A. Watson v. United States', 'MICHAEL A. WHREN v. UNITED STATES'],
    ['United States v. Southern Pacific R. Co.', 'United States v. Northern Pacific R. Co.'],
    ['The Habana', 'The Amistad'],
    ['Peters v. Ohio', 'PETERSON v. OHIO'],
    ['Board of Education v. City', 'MIRANDA v. ARIZONA'],
  ])('distinguishes %s from %s', (citedName, storedName) =>
    expect(compareCaseNames(citedName, storedName)).toBe('differs'),
  );

  test.each([
    ['Board', 'BROWN et al. v. BOARD OF EDUCATION OF TOPEKA et al.'],
    ['Arizona', 'MIRANDA v. ARIZONA'],
    ['State', 'State of Ohio v. State of Texas'],
    ['Bradley v. People', 'Bradley v. Washington, Alexandria & Georgetown Steam-Packet Co.'],
    ['Schneider v. Irvington', 'Schneider v. State of New Jersey'],
    ['', 'MIRANDA v. ARIZONA'],
  ])('does not match %j with %s', (citedName, storedName) =>
    expect(compareCaseNames(citedName, storedName)).not.toBe('fits'),
  );
});

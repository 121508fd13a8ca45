// Makes the text that zip-codes.ts reads from a table with the columns ZIP code, county, county
// number, state. A row that cannot be read is a problem, never skipped: a ZIP code that is missing
// would be shown as one that does not exist.
export type FormattedZipCodes = {
  text: string;
  zips: number;
  counties: number;
  problems: string[];
};

const ROW = /^(\d{5})\t([^\t]+)\t\d+\t([A-Z]{2})$/;
/** The county of military addresses in the table. */
const NO_COUNTY = 'None';

export function formatZipCodes(table: string, date: string): FormattedZipCodes {
  const counties = new Map<string, number>();
  const countiesByZip = new Map<string, Set<number>>();
  const problems: string[] = [];
  for (const [index, line] of table.split(/\r?\n/).entries()) {
    if (index === 0 || line === '') continue;
    const [, zip, county = '', state] = ROW.exec(line) ?? [];
    if (!zip) {
      problems.push(`line ${index + 1}: ${line.slice(0, 80)}`);
      continue;
    }
    const row = `${state}\t${county === NO_COUNTY ? '' : county}`;
    const number = counties.get(row) ?? counties.size;
    counties.set(row, number);
    countiesByZip.set(zip, (countiesByZip.get(zip) ?? new Set()).add(number));
  }
  const lines = [date, ...counties.keys()];
  let prefix = '';
  for (const [zip, numbers] of [...countiesByZip].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
    if (zip.slice(0, 3) !== prefix) {
      prefix = zip.slice(0, 3);
      lines.push(`@${prefix}`);
    }
    lines.push([zip.slice(3), ...[...numbers].toSorted((a, b) => a - b)].join(' '));
  }
  return { text: lines.join('\n'), zips: countiesByZip.size, counties: counties.size, problems };
}

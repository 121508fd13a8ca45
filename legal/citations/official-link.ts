// Where the cited law can be read. The URLs are derived from the citation alone, so none has to be
// stored. The Library of Congress has scanned volumes 1 to 542 of the U.S. Reports; CourtListener
// resolves citations of every reporter.
import { parseRomanNumeral } from './is-impossible-citation.ts';
import type {
  CaseKey,
  Citation,
  ConstitutionCitation,
  RuleCitation,
  StatuteCitation,
} from './types.ts';

export type OfficialLink = { label: string; url: string };

const SCANNED_VOLUMES = 542;
const RULE_SETS: Record<string, string> = {
  'Fed. R. Civ. P.': 'frcp',
  'Fed. R. Crim. P.': 'frcrmp',
  'Fed. R. Evid.': 'fre',
  'Fed. R. App. P.': 'frap',
  'Fed. R. Bankr. P.': 'frbp',
};

export function findOfficialLink(citation: Citation): OfficialLink | undefined {
  switch (citation.kind) {
    case 'case':
      return citation.page && citation.reporterKnown && citation.form !== 'database'
        ? listCaseLinks(citation)[0]
        : undefined;
    case 'statute':
    case 'regulation':
      return findStatuteLink(citation);
    case 'rule':
      return findRuleLink(citation);
    case 'constitution':
      return findConstitutionLink(citation);
    default:
      return undefined;
  }
}

/** All links to a reported case, the official one first. */
export function listCaseLinks({ volume, reporter, page }: CaseKey): OfficialLink[] {
  const courtListener = `https://www.courtlistener.com/c/${encodeURIComponent(reporter)}/${encodeURIComponent(volume)}/${encodeURIComponent(page)}/`;
  const links = [{ label: 'CourtListener', url: courtListener }];
  if (reporter !== 'U.S.' || Number(volume) > SCANNED_VOLUMES || !/^\d+$/.test(`${volume}${page}`))
    return links;
  const item = `usrep${volume.padStart(3, '0')}${page.padStart(3, '0')}`;
  return [{ label: 'Library of Congress', url: `https://www.loc.gov/item/${item}/` }, ...links];
}

export const formatUsCodeUrl = (title: string, section: string) =>
  `https://www.govinfo.gov/link/uscode/${encodeURIComponent(title)}/${encodeURIComponent(section)}`;

function findStatuteLink({
  code,
  title,
  section,
  unit,
}: StatuteCitation): OfficialLink | undefined {
  const first = encodeURIComponent(title);
  const second = encodeURIComponent(section);
  const govinfo = (linkPath: string) => ({
    label: 'govinfo',
    url: `https://www.govinfo.gov/link/${linkPath}`,
  });
  if (code === 'U.S.C.' && unit === 'section')
    return section ? { label: 'govinfo', url: formatUsCodeUrl(title, section) } : undefined;
  if (code === 'I.R.C.' && unit === 'section')
    return { label: 'govinfo', url: formatUsCodeUrl('26', section) };
  if (code === 'Stat.') return govinfo(`statute/${first}/${second}`);
  if (code === 'Fed. Reg.') return govinfo(`fr/${first}/${second}`);
  if (code === 'Pub. L.')
    return govinfo(`plaw/${title.split('-').map(encodeURIComponent).join('/public/')}`);
  if (code === 'U.C.C.') {
    return {
      label: 'Legal Information Institute',
      url: `https://www.law.cornell.edu/ucc/${encodeURIComponent(section.split('-')[0] ?? '')}/${second}`,
    };
  }
  if (code !== 'C.F.R.') return undefined;
  const unitPath =
    unit === 'part' || !section.includes('.') ? `part-${second}` : `section-${second}`;
  return { label: 'eCFR', url: `https://www.ecfr.gov/current/title-${first}/${unitPath}` };
}

function findRuleLink({ code, rule }: RuleCitation): OfficialLink | undefined {
  const set = RULE_SETS[code];
  return set
    ? {
        label: 'Legal Information Institute',
        url: `https://www.law.cornell.edu/rules/${set}/rule_${rule}`,
      }
    : undefined;
}

function findConstitutionLink({
  jurisdiction,
  part,
  number,
}: ConstitutionCitation): OfficialLink | undefined {
  if (jurisdiction !== 'US') return undefined;
  const value = /^\d+$/.test(number) ? Number(number) : parseRomanNumeral(number);
  const path =
    part === 'amend' ? `amendment-${value}` : part === 'art' ? `article-${value}` : 'preamble';
  return {
    label: 'Constitution Annotated',
    url: `https://constitution.congress.gov/constitution/${path}/`,
  };
}

/** Without the subsection; undefined for other laws. */
export const formatUsCodeCite = (citation: Citation): string | undefined =>
  citation.kind === 'statute' && citation.code === 'U.S.C.' && citation.unit === 'section'
    ? `${citation.title} U.S.C. § ${citation.section}`
    : undefined;

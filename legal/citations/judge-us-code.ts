// What the list of the U.S. Code says about a citation. Every section that it names must be in the
// list: both ends of a range, each of a list, the first for "et seq.". A missing one is "not in the
// Code at that date", never "does not exist": it may have been repealed or renumbered, or be newer
// than the list. Appendices and notes are not in the list, so nothing is said about them.
import { listOtherReadings, type SectionItem } from '../statutes/read-sections.ts';
import type { CodeSection, UsCode } from '../statutes/us-code.ts';
import * as messages from './messages/citation-messages.ts';
import type { JudgedSection, Judgment, StatuteCitation } from './types.ts';

export const isUsCode = ({ code, unit }: StatuteCitation): boolean =>
  /^(?:U\.S\.C\.(?: App\.)?|I\.R\.C\.)$/.test(code) && unit === 'section';

const NEAREST = 4;

export function judgeUsCode(
  citation: StatuteCitation,
  usCode: UsCode,
  isListed: boolean,
): Judgment {
  const { code, note, act, section } = citation;
  // The sections of the Internal Revenue Code are those of title 26.
  const title = code === 'I.R.C.' ? '26' : citation.title;
  const { release } = usCode;
  if (code === 'U.S.C. App.')
    return {
      status: 'not_in_index',
      reason: 'no_list',
      sentence: messages.noListOfAppendices,
      matches: [],
    };
  if (act && !section)
    return {
      status: 'not_in_index',
      reason: 'act_section',
      sentence: messages.actSectionUnknown(act),
      matches: [],
    };
  const sections = listItems(citation).flatMap((item) => judgeItem(title, item, usCode));
  const missing = sections.filter(({ inCode }) => !inCode);
  const base = { matches: [], sections, release };
  if (note && missing.length > 0)
    return {
      status: 'not_in_index',
      reason: 'no_list',
      sentence: messages.noListOfNotes,
      matches: [],
    };
  if (act && missing.length > 0)
    return {
      status: 'not_in_index',
      reason: 'act_section',
      sentence: messages.actSectionUnknown(act),
      matches: [],
    };
  if (missing.length === 0) {
    const sentence = act
      ? messages.actInCode(act, title, sections, release)
      : messages.inCode(title, sections, release);
    return { ...base, status: 'verified', reason: isListed ? 'listed' : 'in_code', sentence };
  }
  if (usCode.listSections(title).length === 0)
    return {
      ...base,
      status: 'not_in_code',
      reason: 'empty_title',
      sentence: messages.emptyTitle(title, release),
    };
  return {
    ...base,
    status: 'not_in_code',
    reason: 'not_in_code',
    sentence: messages.notInCode(title, missing, release),
  };
}

const listItems = ({ section, subsection, to, others = [] }: StatuteCitation): SectionItem[] => [
  { section, subsection, to },
  ...others,
];

/** The first reading of which the Code has every section; if there is none, the plainest one. */
function judgeItem(title: string, item: SectionItem, usCode: UsCode): JudgedSection[] {
  const readings = [item, ...listOtherReadings(item)].map(({ section, to }) =>
    to ? [section, to] : [section],
  );
  const found = readings.find((reading) => reading.every((section) => usCode.find(title, section)));
  return (found ?? readings[0] ?? []).map((section) => toJudgedSection(title, section, usCode));
}

function toJudgedSection(title: string, section: string, usCode: UsCode): JudgedSection {
  const found: CodeSection | undefined = usCode.find(title, section);
  if (found) return { title, ...found, inCode: true };
  return {
    title,
    section,
    heading: '',
    inCode: false,
    nearest: usCode.findNearest(title, section, NEAREST),
  };
}

// One key per law, however it is written: "15 USC 1681i(a)" and "15 U.S.C. § 1681i" are both
// "usc/15/1681i". Subsections, years and publishers are ignored; annotated and plain editions of a
// state's code share a key.
import { parseRomanNumeral } from './is-impossible-citation.ts';
import { toAbbreviationKey } from './spelling.ts';
import type { Citation } from './types.ts';

export function toAuthorityKey(citation: Citation): string | undefined {
  switch (citation.kind) {
    case 'statute':
    case 'regulation': {
      const code = toAbbreviationKey(citation.code).replace(/,/g, '').replace(/ann$/, '');
      const unit =
        citation.unit === 'section' || citation.unit === 'page' ? '' : `${citation.unit}-`;
      return [code, citation.title.toLowerCase(), `${unit}${citation.section.toLowerCase()}`]
        .filter(Boolean)
        .join('/');
    }
    case 'rule':
      return `${toAbbreviationKey(citation.code)}/${citation.rule.toLowerCase()}`;
    case 'constitution': {
      const number = /^\d*$/.test(citation.number)
        ? citation.number
        : String(parseRomanNumeral(citation.number));
      return ['const', citation.jurisdiction.toLowerCase(), citation.part, number]
        .filter(Boolean)
        .join('/');
    }
    default:
      return undefined;
  }
}

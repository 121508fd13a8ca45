// One key for one law however it is written: "15 USC 1681i(a)" and "15 U.S.C. § 1681i" are both "usc/15/1681i". Subsections,
// years and publishers do not count; annotated and plain editions of a state's code are one code.
import { fromRoman } from './is-impossible-citation.ts';
import { keyOf } from './spelling.ts';
import type { Citation } from './types.ts';

export function authorityKey(citation: Citation): string | undefined {
  switch (citation.kind) {
    case 'statute':
    case 'regulation': {
      const code = keyOf(citation.code).replace(/,/g, '').replace(/ann$/, '');
      const unit = citation.unit === 'section' || citation.unit === 'page' ? '' : `${citation.unit}-`;
      return [code, citation.title.toLowerCase(), `${unit}${citation.section.toLowerCase()}`].filter(Boolean).join('/');
    }
    case 'rule':
      return `${keyOf(citation.code)}/${citation.rule.toLowerCase()}`;
    case 'constitution': {
      const number = /^\d*$/.test(citation.number) ? citation.number : String(fromRoman(citation.number));
      return ['const', citation.jurisdiction.toLowerCase(), citation.part, number].filter(Boolean).join('/');
    }
    default:
      return undefined;
  }
}

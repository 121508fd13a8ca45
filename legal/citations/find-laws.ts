// Statutes, regulations, court rules, constitutions and journals, in one pass over the capital
// letters of a text. At each, tries determine whether a code, a rule, a state or a journal's name
// begins there; the title to its left and the section to its right are read by sticky patterns of
// bounded length (read-code-citation.ts).
import { execAt } from '#lib/exec-at.ts';
import { findJournal } from './find-journals.ts';
import { readUsCodeCitation } from './find-us-code.ts';
import { abbreviateSubject, type Law, matchRules, matchStates } from './laws.ts';
import { collapseSpaces, readCodeCitation, readSection, SUBSECTION } from './read-code-citation.ts';
import { isLetter, isUpper } from './spelling.ts';
import type { Citation, ConstitutionCitation, RuleCitation, StatuteCitation } from './types.ts';

const RULE =
  /,?\s{0,3}(?:Rules?\s{0,3}|R\.\s{0,2})?(\d{1,4}(?:\.\d{1,4})?[A-Za-z]?)(?![\p{L}\p{N}])/uy;
const STATE_RULE =
  /\s{0,2}R\.\s{0,2}(?:(?:Civ|Crim|App|Evid|Ct|Juv|Prof|Prob|Fam)\.?\s{0,2}){1,2}(?:(?:P|Proc|Conduct)\.?)?/y;
const CONSTITUTION =
  /,?\s{0,3}Const(?:itution|\.)?,?\s{0,3}(?:(amend)(?:ment|s|\.)?|(art)(?:icle|\.)?)\s{0,3}([IVXLC]{1,7}|\d{1,3})(?![A-Za-z])(?:,?\s{0,3}(?:§{1,2}|sec(?:tion|\.)?)\s{0,3}(\d{1,3}[A-Za-z]?))?(?:,?\s{0,3}cl(?:ause|\.)?\s{0,3}(\d{1,3}))?/iy;
const PREAMBLE = /,?\s{0,3}Const(?:itution|\.)?,?\s{0,3}(?:pmbl\.|preamble)/iy;
const SUBJECT_CODE =
  /((?:[,\s]{1,3}(?:[A-Z][A-Za-z'’.]{0,14}|&|and|of)){0,6}?)[\s.,]{1,3}(Code|Law|Act|C\.P\.L\.R\.|CPLR)(?:\sAnn\.)?(?![A-Za-z])/y;

export function findLaws(text: string): Citation[] {
  const citations: Citation[] = [];
  let previousEnd = 0;
  for (let i = 0; i < text.length; i++) {
    const citation =
      readUsCodeCitation(text, i, previousEnd) ??
      (isNameStart(text, i) ? readNamedLaw(text, i, previousEnd) : undefined);
    if (!citation) continue;
    citations.push(citation);
    previousEnd = citation.end;
    i = citation.end - 1;
  }
  return citations;
}

const isNameStart = (text: string, i: number) =>
  isUpper(text.charCodeAt(i)) && !(i > 0 && isLetter(text.charCodeAt(i - 1)));

function readNamedLaw(text: string, start: number, previousEnd: number): Citation | undefined {
  return (
    readRuleCitation(text, start) ??
    readCodeCitation(text, start, previousEnd) ??
    readStateLaw(text, start) ??
    findJournal(text, start, previousEnd)
  );
}

function readRuleCitation(text: string, start: number): RuleCitation | undefined {
  for (const { end, value } of matchRules(text, start)) {
    const rule = readRuleNumber(text, start, end, value);
    if (rule) return rule;
  }
  return undefined;
}

function readRuleNumber(
  text: string,
  start: number,
  from: number,
  code: string,
): RuleCitation | undefined {
  const number = execAt(RULE, text, from);
  if (!number) return undefined;
  const sub = execAt(SUBSECTION, text, number.end);
  const end = sub?.end ?? number.end;
  return {
    kind: 'rule',
    start,
    end,
    text: text.slice(start, end),
    code,
    rule: number.groups[0] ?? '',
    subsection: collapseSpaces(sub?.text),
  };
}

/** Citations that begin with a state: its constitution, its rules, its codes by subject. */
function readStateLaw(
  text: string,
  start: number,
): ConstitutionCitation | RuleCitation | StatuteCitation | undefined {
  for (const { end, value: state } of matchStates(text, start)) {
    const constitution = readConstitution(text, start, end, state.code);
    if (constitution) return constitution;
    if (state.code === 'US') continue;
    const rule = execAt(STATE_RULE, text, end);
    const ruleCitation =
      rule &&
      readRuleNumber(text, start, rule.end, `${state.abbreviation} ${collapseSpaces(rule.text)}`);
    if (ruleCitation) return ruleCitation;
    const code = execAt(SUBJECT_CODE, text, end);
    if (!code) continue;
    const words = (code.groups[0] ?? '').split(/[\s,]+/).filter(Boolean);
    const kind = /CPLR|C\.P\.L\.R/.test(code.groups[1] ?? '') ? 'C.P.L.R.' : (code.groups[1] ?? '');
    const name = [state.abbreviation, abbreviateSubject(words), kind].filter(Boolean).join(' ');
    const law: Law = { name, kind: 'statute', form: 'c', jurisdiction: state.code };
    const statute = readSection(text, start, code.end, {
      law,
      title: '',
      needsMark: kind !== 'C.P.L.R.',
    });
    if (statute) return statute;
  }
  return undefined;
}

function readConstitution(
  text: string,
  start: number,
  from: number,
  jurisdiction: string,
): ConstitutionCitation | undefined {
  const preamble = execAt(PREAMBLE, text, from);
  const match = preamble ?? execAt(CONSTITUTION, text, from);
  if (!match) return undefined;
  const [amend, art, number = '', section = '', clause = ''] = preamble ? [] : match.groups;
  const part = amend ? 'amend' : art ? 'art' : '';
  return {
    kind: 'constitution',
    start,
    end: match.end,
    text: text.slice(start, match.end),
    jurisdiction,
    part,
    number: number.toUpperCase(),
    section,
    clause,
  };
}

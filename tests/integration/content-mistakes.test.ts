// What somebody who has never programmed gets wrong, each in a file of an operator's folder on top
// of content/, and the line of the check that gets them out of it: file, line, what is wrong and
// what would be right.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkAll } from '#scripts/check-content.ts';
import { checkout } from '#server/boot/content-source.ts';
import { createSmallContent } from '#tests/harness/fakes/small-content.ts';

const content = createSmallContent();
const overlay = join(content.source.root, '..', 'own');
afterAll(() => content.delete());

const FAQ = `---
topic: landlord-tenant
question: "May a neighbor park in my garage?"
related: [consumer-rights]
questions:
  - "car in my garage"
  - "they parked in my spot"
  - "strange car in my garage"
rules: [security-deposit-return]
sources:
  - title: "USA.gov: Housing complaints"
    url: "https://www.usa.gov/housing-complaints"
checkedOn: 2026-11-17
attorneyReviewed: false
---

No, not without asking you.
`;
const RULE = content.read('rules/security-deposit-return.yml');
const TOPIC = readFileSync(join(checkout.root, 'topics', 'landlord-tenant.md'), 'utf8');

/** The mistake, what is changed into what, and the line and the words of the message. */
const IN_FAQ: [string, string, string, string][] = [
  ['a tab', '  - "car', '\t- "car', ':6: there is a tab; begin the line with spaces'],
  [
    'no closing quote',
    'garage?"',
    'garage?',
    ':3: a quote that is opened here or above is not closed',
  ],
  [
    'no opening quote',
    '"May',
    'May',
    ':3: May a neighbor park in my garage?" ends with a quote that was not opened; put one (") before it, too',
  ],
  [
    'an apostrophe in single quotes',
    '"car in my garage"',
    "'don't park'",
    ':6: there is more text after a closing quote',
  ],
  [
    'a colon',
    '"USA.gov: Housing complaints"',
    'USA.gov: Housing complaints',
    ':11: a text that has a colon must stand in "quotes"',
  ],
  [
    'curly quotes',
    '"May a neighbor park in my garage?"',
    '“May a neighbor park in my garage?”',
    ':3: “May a neighbor park in my garage?” has curly quotes, which would be shown; put straight ones',
  ],
  [
    'a date as in letters',
    '2026-11-17',
    '11/17/2026',
    ':13: checkedOn: must be a day of the calendar, written like 2026-11-15',
  ],
  [
    'a day that there is not',
    '2026-11-17',
    '2026-02-30',
    ':13: checkedOn: must be a day of the calendar',
  ],
  ['a missing line', 'checkedOn: 2026-11-17\n', '', ':2: checkedOn: is missing'],
  [
    'a missing topic',
    'topic: landlord-tenant\n',
    '',
    ':2: topic: is missing; must be one of: criminal-law,',
  ],
  [
    'a misspelled name',
    'sources:',
    'sorces:',
    ':10: "sorces" has no place here; did you mean "sources"?',
  ],
  ['a misspelled topic', 'landlord-tenant', 'landlord-tennant', 'did you mean "landlord-tenant"?'],
  [
    'no space after a colon',
    'topic: ',
    'topic:',
    ':2: lines that belong together must begin in the same column, and a name needs a colon and a space after it',
  ],
  [
    'lines that do not begin in one column',
    '    url',
    '   url',
    ':12: lines that belong together must begin in the same column',
  ],
  [
    'a dead rule',
    'security-deposit-return',
    'security-deposit-retrn',
    ': rules: no state rule "security-deposit-retrn"; did you mean "security-deposit-return"?',
  ],
  [
    'a dead link in the text',
    'No, not',
    '[No](/rules/security-deposit-retur), not',
    ': the text links to /rules/security-deposit-retur, which is not there; did you mean "security-deposit-return"?',
  ],
  [
    'a dead question in the text',
    'No, not',
    '[No](/topics/landlord-tenant#faq-never-was), not',
    ': the text links to /topics/landlord-tenant#faq-never-was, which is not there',
  ],
  [
    'an address without https',
    'https://',
    '',
    ':12: sources, number 1, url: must be a full web address, such as https://www.usa.gov/',
  ],
  [
    'a law that nobody listed',
    '    url',
    '    cite: "Conn. Gen. Stat. § 47a-999"\n    url',
    ' cites Conn. Gen. Stat. § 47a-999, which content/authorities does not list. Paste this into content/authorities/states.yml',
  ],
  [
    'yes for true',
    'attorneyReviewed: false',
    'attorneyReviewed: no',
    ':14: attorneyReviewed: must be true or false, without quotes',
  ],
  [
    'no text',
    'No, not without asking you.\n',
    '',
    ': body: the text is missing; it stands below the second line of three hyphens',
  ],
  [
    'no second line of hyphens',
    'false\n---\n',
    'false\n',
    ':1: must begin with a line of three hyphens',
  ],
  ['an empty file', FAQ, '', ':1: the file is empty: write what it is to say, or delete the file'],
  [
    'two texts in the names',
    'checkedOn: 2026-11-17',
    '<<<<<<< main\ncheckedOn: 2026-11-17\n=======\ncheckedOn: 2026-11-18\n>>>>>>> mine',
    ':13: two people changed this place, and both texts are here',
  ],
  [
    'two texts in the answer',
    'No, not',
    '<<<<<<< main\nNo, not\n=======\nNot\n>>>>>>> mine\n',
    ':17: two people changed this place, and both texts are here: keep one of them, and delete the lines that begin with <<<<<<<, ======= and >>>>>>>',
  ],
];
const IN_RULE: [string, string, string, string][] = [
  ['a wrong state', '  AK:', '  AX:', ':35: states: "AX" has no place here; there can be: AL, AK,'],
  [
    'a state in small letters',
    '  AK:',
    '  ak:',
    ':35: states: "ak" has no place here; did you mean "AK"?',
  ],
  [
    'a unit in words',
    'amount: 14',
    'amount: 14 days',
    ':37: states, AK, value, amount: must be a number, without quotes',
  ],
  [
    'a source that there is not',
    'source: official',
    'source: wikipedia',
    ', source: must be one of: official, court, agency, copy, reported',
  ],
];
/** A file by its name, and what the check says of it. */
const NAMES: [string, string, string, string][] = [
  [
    'a wrong ending',
    'faq/landlord-tenant/wrong-ending.txt',
    FAQ,
    ':1: is not read, because of its ending: the name must end in .md',
  ],
  [
    'an ending of Word',
    'faq/landlord-tenant/word.md.docx',
    FAQ,
    ':1: is not read, because of its ending',
  ],
  [
    'a wrong ending of a rule',
    'rules/wrong-ending.yml.txt',
    RULE,
    ':1: is not read, because of its ending: the name must end in .yml',
  ],
  [
    'spaces in a name',
    'faq/landlord-tenant/Two words.md',
    FAQ,
    ': id: must be lower-case words joined by hyphens',
  ],
  ['one name twice', 'faq/employment/twice.md', FAQ, ''],
  [
    'one name twice, again',
    'faq/landlord-tenant/twice.md',
    FAQ,
    ': id "twice" is already used in ',
  ],
  [
    'a telephone number that is none of ours',
    'topics/landlord-tenant.md',
    TOPIC.replace(/( {4}firstStep: ")/, '$1Call 1-800-555-0199. '),
    ': topics/landlord-tenant: 1-800-555-0199 is no number of content/hotlines.yml; correct it, or add the line there',
  ],
];

const toName = (mistake: string) => mistake.replace(/[^a-z]+/g, '-');
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(overlay, file)), { recursive: true });
  writeFileSync(join(overlay, file), text);
};
const replace = (text: string, from: string, to: string) => {
  expect(text).toContain(from);
  return text.replace(from, () => to);
};
const MISTAKES = [
  ...IN_FAQ.map(([mistake, from, to, message]) => {
    const file = `faq/landlord-tenant/${toName(mistake)}.md`;
    return { mistake, file, text: () => replace(FAQ, from, to), message };
  }),
  ...IN_RULE.map(([mistake, from, to, message]) => {
    const file = `rules/${toName(mistake)}.yml`;
    return { mistake, file, text: () => replace(RULE, from, to), message };
  }),
  ...NAMES.map(([mistake, file, text, message]) => ({ mistake, file, text: () => text, message })),
];

let lines: string[];
beforeAll(() => {
  write('faq/landlord-tenant/with-a-hidden-mark.md', `\ufeff${FAQ.replaceAll('\n', '\r\n')}`);
  for (const { file, text } of MISTAKES) write(file, text());
  const { problems } = checkAll({ ...content.source, overlay });
  lines = problems.map(({ file, line, message }) => `${file}:${line}: ${message}`);
});

test.each(MISTAKES)('$mistake', ({ file, message }) => {
  const own = lines.filter((line) => line.startsWith(`${join(overlay, file)}:`));
  expect(own.join('\n')).toContain(message);
  // The mistake is one, and what else is said of it must not lead away.
  expect(own.length).toBeLessThanOrEqual(message === '' ? 0 : 2);
});

test('marks and line ends of another system are no mistake, and nothing else is named', () => {
  const files = new Set(MISTAKES.map(({ file }) => join(overlay, file)));
  expect(lines.filter((line) => !files.has(line.replace(/:\d+: .*/s, '')))).toEqual([]);
  expect(readdirSync(overlay)).toContain('faq');
});

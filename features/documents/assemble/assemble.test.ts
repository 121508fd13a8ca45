// All documents as they are in content/: their golden texts, every field in its place, and what random and hostile input cannot do.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import type { DocumentField, DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { fill, piecesOf } from '#features/printing/fill-template.ts';
import { toText } from '#features/printing/to-text.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { exampleRequest, templateOf, templates } from '#tests/harness/document-examples.ts';
import { runs } from '#tests/harness/long-form.ts';
import { assemble } from './assemble.ts';
import { lint } from './lint.ts';

const textOf = (template: DocumentTemplate, request: DocumentRequest) => toText(assemble(template, request));

test('all seventeen are there', () => {
  expect(templates.map(({ id }) => id).sort()).toEqual([...DOCUMENT_TYPES].sort());
});

test('the two lists of the specification', () => {
  expect(templateOf('lease').fields.map(({ name }) => name)).toEqual(
    'property_address rent_amount lease_term start_date security_deposit utilities_included pet_policy'.split(' '),
  );
  expect(templateOf('promissory_note').fields.map(({ name }) => name)).toEqual(
    'principal_amount interest_rate payment_schedule maturity_date collateral'.split(' '),
  );
});

describe.each(templates)('$id', (template) => {
  test('its golden text', async () => {
    const request = exampleRequest(template, template.notices[0]?.state ?? 'General');
    expect(lint(template, request)).toEqual([]);
    await expect(textOf(template, request)).toMatchFileSnapshot(`golden/${template.id}.txt`);
  });

  test('every field appears', () => {
    // A field may stand only under one answer to another: each answer is tried.
    const answers = template.fields.flatMap(({ name, type, choices = type === 'yes_no' ? ['yes', 'no'] : ['none'] }) =>
      type === 'choice' || type === 'yes_no' || type === 'text' ? choices.map((choice) => ({ [name]: choice })) : [],
    );
    const marked = Object.fromEntries(template.fields.map((field) => [field.name, marker(field)]));
    const texts = [{}, ...answers].map((answer) => {
      const request = exampleRequest(template, 'NY');
      return textOf(template, { ...request, details: { ...marked, ...answer } });
    });
    for (const field of template.fields)
      expect(
        texts.some((text) => text.includes(shown(field))),
        field.name,
      ).toBe(true);
  });

  test('random valid input: whole sentences, numbered in order, nothing left open', () => {
    fc.assert(
      fc.property(validRequest(template), (request) => {
        const assembled = assemble(template, request);
        const text = toText(assembled);
        expect(lint(template, request).filter(({ field }) => !/date|term|schedule/.test(field))).toEqual([]);
        expect(text).not.toMatch(/\{\{|\}\}|\[|\bundefined\b|\bNaN\b/);
        expect(text).not.toMatch(/,,|;;|::|\.\.|[,;:][.,;]|[!?]\.| [,.;:]|[^\S\n]{2}/);
        const numbers = assembled.blocks.flatMap((block) => (block.kind === 'clause' ? [block.number] : []));
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(text.split('\n\n').every((piece) => piece.trim() !== '')).toBe(true);
        expect(textOf(template, request)).toBe(text);
      }),
      { numRuns: runs(25) },
    );
  });

  test('an empty form gives a preview, not an error', () => {
    const empty = { documentType: template.id, parties: [], details: {}, dates: { effective_date: '' }, jurisdiction: 'General' };
    expect(textOf(template, empty)).toContain('[Effective Date]');
  });
});

const MARKED = { date: '2031-05-06', amount: '1234.56', rate: '7.25' } as const;
const SHOWN = {
  date: 'May 6, 2031',
  amount: '$1,234.56 (one thousand two hundred thirty-four dollars',
  rate: '7.25 percent (7.25%)',
} as const;
const own = ({ name }: DocumentField) => `Qz ${name.replaceAll('_', ' ')} zQ`;
const marker = (field: DocumentField): string =>
  field.type === 'choice'
    ? (field.choices?.[0] ?? '')
    : field.type === 'yes_no'
      ? 'yes'
      : field.type in MARKED
        ? MARKED[field.type as 'date']
        : own(field);
const shown = (field: DocumentField): string =>
  field.type === 'choice'
    ? (field.choices?.[0] ?? '')
    : field.type === 'yes_no'
      ? 'yes'
      : field.type in SHOWN
        ? SHOWN[field.type as 'date']
        : own(field);

function validRequest(template: DocumentTemplate): fc.Arbitrary<DocumentRequest> {
  const word = fc.constantFrom(
    'cedar',
    'Acme',
    'the house at 5 Elm',
    'none',
    'two dogs',
    'J. P.',
    'água',
    '12 months',
    'yes',
    '36 monthly payments',
  );
  const end = fc.constantFrom('', '.', ',', ';', ' Inc.', '!', '?', ')', '\nand more');
  const words = fc
    .tuple(fc.array(word, { minLength: 1, maxLength: 4 }), end)
    .map(([list, last]) => `${list.join(' ')}${last}`.replace('..', '.'));
  const date = fc.integer({ min: 0, max: 4_000 }).map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const value = ({ type, choices = [] }: DocumentField): fc.Arbitrary<string> => {
    if (type === 'date') return date;
    if (type === 'amount') return fc.integer({ min: 1, max: 1e9 }).map((cents) => (cents / 100).toFixed(2));
    if (type === 'rate') return fc.integer({ min: 0, max: 5_000 }).map((rate) => String(rate / 100));
    if (type === 'yes_no') return fc.constantFrom('yes', 'no');
    return type === 'choice' ? fc.constantFrom(...choices) : words;
  };
  const { least, most, roles } = template.parties;
  return fc.record({
    documentType: fc.constant(template.id),
    parties: fc.integer({ min: least, max: most }).chain((count) =>
      fc.tuple(
        ...Array.from({ length: count }, (_, index) =>
          words.map((name) => ({
            name: `P${index} ${name}`,
            address: '5 Elm Street\nReno, NV',
            role: roles[index % roles.length] ?? '',
          })),
        ),
      ),
    ),
    details: fc.record(Object.fromEntries(template.fields.map((field) => [field.name, value(field)]))),
    dates: fc.record({ effective_date: date }),
    jurisdiction: fc.constantFrom('General', ...Object.keys(STATES)),
  });
}

describe('hostile fields are text', () => {
  test.each(['{{rent_amount}}', '<script>alert(1)</script>', '=HYPERLINK("https://x.example")', '$& $1 $`', '(a) an item', '1. A clause'])(
    '%s',
    (typed) => {
      const request = exampleRequest(templateOf('lease'));
      const assembled = assemble(templateOf('lease'), { ...request, details: { ...request.details, pet_policy: typed } });
      expect(toText(assembled)).toContain(`The pet policy is: ${typed}`);
      expect(assembled.blocks.length).toBe(assemble(templateOf('lease'), request).blocks.length);
    },
  );

  test('line breaks and marks of direction add no paragraph', () => {
    const request = exampleRequest(templateOf('lease'));
    const typed = 'cats\u202E\n\n(a) and\u2029dogs\u0000';
    const text = textOf(templateOf('lease'), { ...request, details: { ...request.details, pet_policy: typed } });
    expect(text).toContain('The pet policy is: cats; (a) and; dogs.');
  });
});

test.each([
  ['We hire {{x}}.', 'Acme Inc.', 'We hire Acme Inc.'],
  ['We hire {{x}}, now.', 'Acme Inc.', 'We hire Acme Inc., now.'],
  ['Say "{{x}}."', 'Stop!', 'Say "Stop!"'],
])('%s with %s', (template, value, filled) => expect(fill(template, () => value)).toBe(filled));

test('a role typed in other letters is the same role, and has the right article', () => {
  const request = exampleRequest(templateOf('power_of_attorney'));
  const [ann, bo] = request.parties;
  if (!ann || !bo) throw new Error('two parties');
  const parties = [
    { ...ann, role: 'principal ' },
    { ...bo, role: 'agent' },
    { ...bo, name: 'Cy Ray', role: ' AGENT' },
  ];
  const text = textOf(templateOf('power_of_attorney'), { ...request, parties });
  expect(text).toContain('(the "Principal"), ');
  expect(text.match(/\(each an "Agent"\)/g)).toHaveLength(2);
  const lease = exampleRequest(templateOf('lease'));
  const tenants = ['Landlord', 'co-owner', 'Co-Owner'].map((role, at) => ({ name: `P${at}`, address: '1 Elm', role }));
  expect(textOf(templateOf('lease'), { ...lease, parties: tenants }).match(/\(each a "co-owner"\)/g)).toHaveLength(2);
});

test('a power of attorney: the principal signs, and an agent may', () => {
  const text = textOf(templateOf('power_of_attorney'), exampleRequest(templateOf('power_of_attorney')));
  expect(text).toContain('\n\nPrincipal\nSignature: ');
  expect(text).not.toContain('\n\nAgent\nSignature: ');
  expect(text).toContain('Acceptance by the Agent (optional)\nSignature: ');
});

test('the layout of a clause', () => {
  expect(piecesOf('If:\n(a) one;\n(ii) two.\nThen (b) three.')).toEqual([
    { text: 'If:' },
    { mark: '(a)', text: 'one;' },
    { mark: '(ii)', text: 'two.' },
    { text: 'Then (b) three.' },
  ]);
});

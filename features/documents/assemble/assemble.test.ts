// All documents in content/: golden texts, use of every field, and random and hostile input.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { DOCUMENT_GROUPS, DOCUMENT_TYPES } from '#features/library/schema/document-kinds.ts';
import type { DocumentField, DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { fillTemplate, splitPieces } from '#features/printing/fill-template.ts';
import { toText } from '#features/printing/to-text.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { runs } from '#tests/harness/app/long-form.ts';
import {
  createExampleRequest,
  getTemplate,
  templates,
} from '#tests/harness/fakes/document-examples.ts';
import { assemble } from './assemble.ts';
import { lint } from './lint.ts';

const assembleText = (template: DocumentTemplate, request: DocumentRequest) =>
  toText(assemble(template, request));

test('has a template for every document type', () => {
  expect(templates.map(({ id }) => id).sort()).toEqual([...DOCUMENT_TYPES].sort());
});

test('there are twenty-two, and each is in one group of the catalogue', () => {
  expect(DOCUMENT_TYPES).toHaveLength(22);
  expect(Object.values(DOCUMENT_GROUPS).flat().sort()).toEqual([...DOCUMENT_TYPES].sort());
});

test.each([
  ['unpaid wages', '29 U.S.C. § 216(b)', 'The pay was due on February 5, 2027.'],
  ['a security deposit', 'ordinary wear and tear', 'The deposit was due back on February 5, 2027.'],
  ['an unpaid invoice', 'UCC § 2-709', 'The invoice was due on February 5, 2027.'],
  ['damage to property', 'your insurer', 'The damage happened on February 5, 2027.'],
  ['a refund', 'no refund is due', 'I paid on February 5, 2027.'],
  [
    'a broken agreement',
    'you kept the agreement',
    'What you promised was due on February 5, 2027.',
  ],
])(
  'a demand letter for %s says what belongs to it and nothing of the others',
  (claim_kind, own, due) => {
    const request = createExampleRequest(getTemplate('demand_letter'));
    const text = assembleText(getTemplate('demand_letter'), {
      ...request,
      details: { ...request.details, claim_kind },
    });
    expect(text).toContain(own);
    expect(text).toContain(due);
    const all = [
      '§ 216(b)',
      'wear and tear',
      '§ 2-709',
      'your insurer',
      'no refund is due',
      'you kept the agreement',
    ];
    expect(all.filter((words) => text.includes(words))).toHaveLength(1);
  },
);

test('the lease and the promissory note have exactly these fields', () => {
  expect(getTemplate('lease').fields.map(({ name }) => name)).toEqual(
    'property_address rent_amount lease_term start_date security_deposit utilities_included pet_policy'.split(
      ' ',
    ),
  );
  expect(getTemplate('promissory_note').fields.map(({ name }) => name)).toEqual(
    'principal_amount interest_rate payment_schedule maturity_date collateral'.split(' '),
  );
});

describe.each(templates)('$id', (template) => {
  test('matches its golden text', async () => {
    const request = createExampleRequest(template, getOwnState(template));
    expect(lint(template, request)).toEqual([]);
    await expect(assembleText(template, request)).toMatchFileSnapshot(`golden/${template.id}.txt`);
  });

  test('uses every field', () => {
    // A field may appear only for one answer to another field, so each answer is tried.
    const answers = template.fields.flatMap(
      ({ name, type, choices = type === 'yes_no' ? ['yes', 'no'] : ['none'] }) =>
        type === 'choice' || type === 'yes_no' || type === 'text'
          ? choices.map((choice) => ({ [name]: choice }))
          : [],
    );
    const markedDetails = Object.fromEntries(
      template.fields.map((field) => [field.name, getMarker(field)]),
    );
    const texts = [{}, ...answers].map((answer) => {
      const request = createExampleRequest(template, template.court ? 'FL' : 'NY');
      return assembleText(template, { ...request, details: { ...markedDetails, ...answer } });
    });
    // Of a paper for the court an answer may only choose the words.
    const isWritten = ({ type }: DocumentField) => !(template.court && type === 'yes_no');
    for (const field of template.fields.filter(isWritten))
      expect(
        texts.some((text) => text.includes(getExpectedText(field))),
        field.name,
      ).toBe(true);
  });

  test('random valid input gives clean punctuation, clauses in order and no placeholders', () => {
    fc.assert(
      fc.property(validRequest(template), (request) => {
        const assembled = assemble(template, request);
        const text = toText(assembled);
        expect(
          lint(template, request).filter(
            ({ field, message }) =>
              !/date|term|schedule/.test(field) &&
              !template.refusals.some((refusal) => refusal.message === message),
          ),
        ).toEqual([]);
        // Boxes to tick, and what only a notary or the clerk can say, are blanks on purpose.
        const typed = text.replace(
          /\[(?: {2}|X|Words of the notary|Oath in the words)[^\]]*\]/g,
          'x',
        );
        expect(typed).not.toMatch(/\{\{|\}\}|\[|\bundefined\b|\bNaN\b/);
        expect(typed.replace(/https:\S+/g, 'x')).not.toMatch(
          /,,|;;|::|\.\.|[,;:][.,;]|[!?]\.| [,.;:]|(?<!\n)[^\S\n]{2}/,
        );
        const numbers = assembled.blocks.flatMap((block) =>
          block.kind === 'clause' ? [block.number] : [],
        );
        expect(numbers).toEqual(numbers.map((_, index) => index + 1));
        expect(text.split('\n\n').every((piece) => piece.trim() !== '')).toBe(true);
        expect(assembleText(template, request)).toBe(text);
      }),
      { numRuns: runs(25) },
    );
  });

  test('an empty form gives a preview with placeholders', () => {
    const empty = {
      documentType: template.id,
      parties: [],
      details: {},
      dates: { effective_date: '' },
      jurisdiction: 'General',
    };
    expect(assembleText(template, empty)).toContain(
      template.court ? 'No state is chosen' : '[Effective Date]',
    );
  });
});

/** A state for which it says something of its own, or writes a paper. */
const getOwnState = ({ court, notices, refusals }: DocumentTemplate) => {
  const isRefused = (code: string) =>
    refusals.some(({ when }) => 'state' in when && when.state === code);
  return court ? 'FL' : (notices.find(({ state }) => !isRefused(state))?.state ?? 'General');
};

const MARKERS = { date: '2031-05-06', amount: '1234.56', rate: '7.25' } as const;
const EXPECTED_TEXTS = {
  date: 'May 6, 2031',
  amount: '$1,234.56 (one thousand two hundred thirty-four dollars',
  rate: '7.25 percent (7.25%)',
} as const;
const getOwnMarker = ({ name }: DocumentField) => `Qz ${name.replaceAll('_', ' ')} zQ`;
const getMarker = (field: DocumentField): string =>
  field.type === 'choice'
    ? (field.choices?.[0] ?? '')
    : field.type === 'yes_no'
      ? 'yes'
      : field.type === 'boxes'
        ? (field.boxes?.[0]?.id ?? '')
        : field.type in MARKERS
          ? MARKERS[field.type as 'date']
          : getOwnMarker(field);
const getExpectedText = (field: DocumentField): string =>
  field.type === 'choice'
    ? (field.choices?.[0] ?? '')
    : field.type === 'yes_no'
      ? 'yes'
      : field.type === 'boxes'
        ? `[X] ${field.boxes?.[0]?.text}`
        : field.type in EXPECTED_TEXTS
          ? EXPECTED_TEXTS[field.type as 'date']
          : getOwnMarker(field);

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
  const date = fc
    .integer({ min: 0, max: 4_000 })
    .map((day) => new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10));
  const createValue = ({ type, choices = [], boxes = [] }: DocumentField): fc.Arbitrary<string> => {
    if (type === 'date') return date;
    if (type === 'amount')
      return fc.integer({ min: 1, max: 1e9 }).map((cents) => (cents / 100).toFixed(2));
    if (type === 'rate')
      return fc.integer({ min: 0, max: 5_000 }).map((rate) => String(rate / 100));
    if (type === 'yes_no') return fc.constantFrom('yes', 'no');
    if (type === 'boxes') return fc.subarray(boxes.map(({ id }) => id)).map((ids) => ids.join(' '));
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
    details: fc.record(
      Object.fromEntries(template.fields.map((field) => [field.name, createValue(field)])),
    ),
    dates: fc.record({ effective_date: date }),
    jurisdiction: fc.constantFrom('General', ...Object.keys(STATES)),
  });
}

describe('hostile values stay plain text', () => {
  test.each([
    '{{rent_amount}}',
    '<script>alert(1)</script>',
    '=HYPERLINK("https://x.example")',
    '$& $1 $`',
    '(a) an item',
    '1. A clause',
  ])('%s', (input) => {
    const request = createExampleRequest(getTemplate('lease'));
    const assembled = assemble(getTemplate('lease'), {
      ...request,
      details: { ...request.details, pet_policy: input },
    });
    expect(toText(assembled)).toContain(`The pet policy is: ${input}`);
    expect(assembled.blocks.length).toBe(assemble(getTemplate('lease'), request).blocks.length);
  });

  test('line breaks and bidirectional control characters add no paragraph', () => {
    const request = createExampleRequest(getTemplate('lease'));
    const input = 'cats\u202E\n\n(a) and\u2029dogs\u0000';
    const text = assembleText(getTemplate('lease'), {
      ...request,
      details: { ...request.details, pet_policy: input },
    });
    expect(text).toContain('The pet policy is: cats; (a) and; dogs.');
  });
});

test.each([
  ['We hire {{x}}.', 'Acme Inc.', 'We hire Acme Inc.'],
  ['We hire {{x}}, now.', 'Acme Inc.', 'We hire Acme Inc., now.'],
  ['Say "{{x}}."', 'Stop!', 'Say "Stop!"'],
])('fills %s with %s', (template, value, filled) =>
  expect(fillTemplate(template, () => value)).toBe(filled),
);

test('roles are compared case-insensitively and get the right article', () => {
  const request = createExampleRequest(getTemplate('power_of_attorney'));
  const [ann, bo] = request.parties;
  if (!ann || !bo) throw new Error('two parties');
  const parties = [
    { ...ann, role: 'principal ' },
    { ...bo, role: 'agent' },
    { ...bo, name: 'Cy Ray', role: ' AGENT' },
  ];
  const text = assembleText(getTemplate('power_of_attorney'), { ...request, parties });
  expect(text).toContain('(the "Principal"), ');
  expect(text.match(/\(each an "Agent"\)/g)).toHaveLength(2);
  const lease = createExampleRequest(getTemplate('lease'));
  const tenants = ['Landlord', 'co-owner', 'Co-Owner'].map((role, index) => ({
    name: `P${index}`,
    address: '1 Elm',
    role,
  }));
  expect(
    assembleText(getTemplate('lease'), { ...lease, parties: tenants }).match(
      /\(each a "co-owner"\)/g,
    ),
  ).toHaveLength(2);
});

test('in a power of attorney the principal signs, and the agent may accept', () => {
  const text = assembleText(
    getTemplate('power_of_attorney'),
    createExampleRequest(getTemplate('power_of_attorney')),
  );
  expect(text).toContain('\n\nPrincipal\nSignature: ');
  expect(text).not.toContain('\n\nAgent\nSignature: ');
  expect(text).toContain('Acceptance by the Agent (optional)\nSignature: ');
});

test('splits a clause into paragraphs and items', () => {
  expect(splitPieces('If:\n(a) one;\n(ii) two.\nThen (b) three.')).toEqual([
    { text: 'If:' },
    { mark: '(a)', text: 'one;' },
    { mark: '(ii)', text: 'two.' },
    { text: 'Then (b) three.' },
  ]);
});

import { expect, test } from 'vitest';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import {
  getFieldValue,
  getText,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import * as batch from '../messages/batch.ts';
import * as documents from '../messages/documents.ts';
import * as drafts from '../messages/drafts.ts';
import * as filledTexts from '../messages/filled-texts.ts';
import * as LINT from '../messages/lint.ts';
import * as partyBook from '../messages/party-book.ts';
import * as tailoring from '../messages/tailoring.ts';
import type { Answer } from './document-answer.ts';
import { DocumentList, DocumentPicker } from './document-picker.tsx';
import { DocumentWorkspace } from './document-workspace.tsx';

const template: DocumentTemplate = {
  id: 'demand_letter',
  title: 'Demand Letter',
  form: 'letter',
  does: 'Asks for money.',
  notFor: ['A will'],
  haveReady: ['Dates'],
  parties: { least: 2, most: 3, roles: ['Sender', 'Recipient'] },
  fields: [
    { name: 'claim', help: 'What happened.', example: 'A loan', type: 'long' },
    { name: 'amount_owed', help: 'In dollars.', example: '500', type: 'amount' },
    { name: 'paid', help: 'Anything paid?', example: 'Yes', type: 'yes_no' },
  ],
  clauses: [
    {
      id: 'ask',
      title: 'Request',
      text: 'You owe {{amount_owed|money}}: {{claim}} ({{paid}})',
      means: 'It asks for money.',
    },
  ],
  signatures: 'first_party',
  notices: [],
  cover: [],
  refusals: [],
  floors: [],
  sources: [],
  checkedOn: '2027-01-01',
  attorneyReviewed: false,
} as unknown as DocumentTemplate;
const request: DocumentRequest = {
  documentType: template.id,
  parties: [
    { name: HOSTILE, address: '1 Main Street', role: 'Sender' },
    { name: 'Bob', address: '', role: 'Recipient' },
  ],
  details: { claim: LONG_WORD, amount_owed: '500', paid: 'No' },
  dates: { effective_date: '2027-03-01' },
  jurisdiction: 'General',
};
const createAnswer = (more: Partial<Answer>): Answer => ({
  failure: null,
  request,
  made: null,
  ...more,
});
const renderWorkspace = (
  more: Partial<Parameters<typeof DocumentWorkspace>[0]> = {},
  submitting?: Record<string, string>,
) =>
  render(
    <DocumentWorkspace template={template} jurisdiction="General" mayEdit={false} {...more} />,
    { submitting },
  );

test('an empty form has the parties it needs with their roles, a hint for every field, and no errors yet', () => {
  const page = renderWorkspace();
  expect(page.names('group')).toEqual([
    documents.parties,
    documents.party(1),
    documents.party(2),
    documents.details,
    documents.preview,
  ]);
  expect(page.all('combobox', documents.role).map(getFieldValue)).toEqual(['Sender', 'Recipient']);
  expect(page.described(page.field('Claim'))).toBe(`What happened. ${documents.example('A loan')}`);
  expect(page.described(page.field('Paid'))).toBe('Anything paid?');
  expect(page.all('textbox', documents.name).map(({ attrs }) => attrs['aria-invalid'])).toEqual([
    undefined,
    undefined,
  ]);
  expect(isDisabled(page.get('button', documents.addParty))).toBe(false);
  expect(page.all('button', /^Remove/)).toEqual([]);
  expect(page.all('alert')).toEqual([]);
  expect(getText(page.get('region', documents.preview))).toContain(
    `You owe ${documents.blank} Amount Owed`,
  );
  expect(page.text).toContain('8 fields are still empty.');
  expect(page.get('summary', documents.meansLabel('Request'))).toBeDefined();
  expect(page.faults()).toEqual([]);
});

test('keeps long and hostile input after an error, and shows it in the preview', () => {
  const page = renderWorkspace({
    answer: createAnswer({ failure: { kind: 'unavailable', message: documents.failed } }),
  });
  expect(page.says('alert')).toEqual([documents.failed]);
  expect(page.all('textbox', documents.name).map(getFieldValue)).toEqual([HOSTILE, 'Bob']);
  expect(getFieldValue(page.field('Claim'))).toBe(LONG_WORD);
  expect(getText(page.get('region', documents.preview))).toContain(
    `You owe $500.00 (five hundred dollars): ${LONG_WORD} (No)`,
  );
  expect(page.all('button', /^Remove/)).toEqual([]);
  expect(page.text).toContain(documents.emptyFields(['Address of party 2']));
  expect(page.faults()).toEqual([]);
});

test('lists every error with a link to its field, and shows it at the field', () => {
  const wrong = {
    ...request,
    parties: request.parties.slice(0, 1),
    details: { ...request.details, amount_owed: 'much' },
  };
  const failure = {
    kind: 'invalid' as const,
    message: 'x',
    fields: { 'details.amount_owed': 'x' },
  };
  const page = renderWorkspace({ answer: createAnswer({ request: wrong, failure }) });
  const amount = page.field('Amount Owed');
  expect(amount.attrs['aria-invalid']).toBe('true');
  expect(page.described(page.get('group', documents.parties))).toBe(LINT.tooFew(2));
  expect(page.get('alert').attrs.id).toBe('document-faults');
  const links = page.all('link').filter(({ attrs }) => attrs.href?.startsWith('#'));
  // Then the blanks of the sheet, each a link to its field.
  expect(links.map(({ attrs }) => attrs.href).slice(0, 4)).toEqual([
    '#document-form',
    '#document-sheet',
    '#parties',
    '#details.amount_owed',
  ]);
  expect(page.text).toContain(documents.fix(2));
  expect(page.deadLinks()).toEqual([]);
  expect(page.faults()).toEqual([]);
});

test('at the maximum of parties none can be added, and those above the minimum can be removed', () => {
  const three = { ...request, parties: [...request.parties, { name: 'C', address: '', role: '' }] };
  const page = renderWorkspace({ answer: createAnswer({ request: three }) });
  expect(isDisabled(page.get('button', documents.addParty))).toBe(true);
  expect(page.names('button').filter((name) => name.startsWith(documents.removeParty))).toEqual([
    `${documents.removeParty} ${documents.party(2)}`,
    `${documents.removeParty} ${documents.party(3)}`,
  ]);
});

test('the sheet marks what was typed and rules what is missing', () => {
  const half = { ...request, details: { ...request.details, amount_owed: '' } };
  const { html } = renderWorkspace({ answer: createAnswer({ request: half }) });
  expect(html).toContain('<mark class="typed" data-field="parties.1.name">Bob</mark>');
  expect(html).toMatch(
    /<mark class="blank" data-field="details.amount_owed"><span[^>]*>Empty: ?(?:<!-- -->)? ?<\/span><a href="#details.amount_owed">Amount Owed<\/a><\/mark>/,
  );
  expect(html).not.toContain('[Amount Owed]');
});

const BOXES = {
  name: 'defenses',
  help: 'Reasons.',
  example: 'paid',
  type: 'boxes',
  boxes: [
    { id: 'paid', text: 'It was paid.', means: 'You have a receipt.' },
    { id: 'old', text: 'It is too old.', means: 'The years have run.' },
  ],
} as const;

test('boxes are ticked for nobody, say what they mean, and keep what was ticked', () => {
  const withBoxes = { ...template, fields: [...template.fields, BOXES] } as DocumentTemplate;
  const listTicked = (details: Record<string, string>) =>
    renderWorkspace({
      template: withBoxes,
      answer: createAnswer({ request: { ...request, details } }),
    })
      .all('checkbox')
      .map(({ attrs }) => [attrs.value, 'checked' in attrs]);
  expect(listTicked({})).toEqual([
    ['paid', false],
    ['old', false],
  ]);
  expect(listTicked({ defenses: 'old' })).toEqual([
    ['paid', false],
    ['old', true],
  ]);
});

test('a blank of the sheet leads to its field, and what is refused is said above the form', () => {
  const message = 'Use another form.';
  const refusing = {
    ...template,
    refusals: [{ when: { field: 'paid', is: 'no' }, field: 'paid', message }],
  } as unknown as DocumentTemplate;
  const page = renderWorkspace({ template: refusing, answer: createAnswer({ request }) });
  expect(page.text).toContain(message);
  expect(page.all('link').map(({ attrs }) => attrs.href)).toContain('#parties.1.address');
});

test('disables the button and hides old errors and documents while generating', () => {
  const generated = { request, text: 'Old text', missingInPdf: [], unfit: [] };
  const download = `${documents.downloads} ${documents.download.pdf}`;
  expect(
    renderWorkspace({ answer: createAnswer({ made: generated }) }).all('button', download),
  ).toHaveLength(1);
  const failure = { kind: 'unavailable' as const, message: documents.failed };
  const page = renderWorkspace(
    { answer: createAnswer({ made: generated, failure }) },
    { documentType: template.id },
  );
  expect(isDisabled(page.get('button', documents.generating))).toBe(true);
  expect(page.all('alert')).toEqual([]);
  expect(page.all('button', download)).toEqual([]);
});

test('the sheet of a generated document has its notices and the buttons that take it away', () => {
  const generated = { request, text: 'The whole text', missingInPdf: ['☃'], unfit: [{}] as never };
  const page = renderWorkspace({ answer: createAnswer({ made: generated }) });
  expect(getText(page.get('region', documents.generated))).toContain(
    `You owe $500.00 (five hundred dollars): ${LONG_WORD}`,
  );
  expect(page.text).not.toContain('The whole text');
  expect(page.text).toContain(documents.missingInPdf('☃'));
  expect(page.text).toContain(tailoring.unfit(1));
  expect(page.text).not.toContain(documents.stale);
  expect(page.get('button', `${documents.downloads} ${documents.download.pdf}`).attrs.value).toBe(
    'pdf',
  );
  expect(page.all('button', `${documents.downloads} ${documents.download.docx}`)).toEqual([]);
  expect(page.get('link', documents.seePlans).attrs.href).toBe('/subscription');
  expect(page.faults()).toEqual([]);
});

test('a rule of the chosen state stands beside the form and not on the sheet', () => {
  const notice = {
    state: 'TX' as const,
    text: 'Thirty days.',
    cite: 'Tex. Prop. Code § 92.103',
    limits: [],
    appearsOn: 'page' as const,
  };
  const withRule = { ...template, notices: [notice] };
  const page = renderWorkspace({ template: withRule, jurisdiction: 'TX' });
  expect(page.text).toContain(
    `${documents.inState('Texas')} Thirty days. (Tex. Prop. Code § 92.103)`,
  );
  expect(getText(page.get('region', documents.preview))).not.toContain('Thirty days.');
  expect(renderWorkspace({ template: withRule, jurisdiction: 'OH' }).text).not.toContain(
    'Thirty days.',
  );
});

test('when the form has changed since, a notice stands in place of the downloads', () => {
  const generated = {
    request: { ...request, details: {} },
    text: 'Text',
    missingInPdf: [],
    unfit: [],
  };
  const page = renderWorkspace({ answer: createAnswer({ made: generated }) });
  expect(page.text).toContain(documents.stale);
  expect(page.all('button', `${documents.downloads} ${documents.download.pdf}`)).toEqual([]);
  expect(page.all('button', documents.generate).map(({ attrs }) => attrs.form)).toContain(
    'document-form',
  );
});

test('offers Word files, batches, drafts and the party book with a plan', () => {
  const generated = { request, text: 'Text', missingInPdf: [], unfit: [] };
  const book = [{ id: 'p1', name: HOSTILE, role: 'Sender', address: '' }];
  const draft = { draft: 'd1', version: 2, name: LONG_WORD, request };
  const page = renderWorkspace({
    mayEdit: true,
    answer: createAnswer({ made: generated, said: partyBook.saved('Bob') }),
    account: { book, draft },
  });
  expect(page.get('button', `${documents.downloads} ${documents.download.docx}`)).toBeDefined();
  expect(page.field(batch.file).attrs).toMatchObject({ type: 'file', required: '' });
  expect(page.described(page.field(drafts.name))).toBe(drafts.opened(LONG_WORD, 2));
  expect(getFieldValue(page.field(drafts.name))).toBe(LONG_WORD);
  expect(page.all('combobox', partyBook.use)).toHaveLength(2);
  expect(page.names('option')).toContain(`${HOSTILE} (Sender)`);
  expect(page.says('status')).toContain(partyBook.saved('Bob'));
  expect(page.text).toContain(tailoring.noProvider);
  expect(page.faults()).toEqual([]);
});

test('a checked table lists its rows and what is wrong, and offers to make only what can be made', () => {
  const rows = [
    { number: 1, name: HOSTILE, reasons: [] as string[] },
    { number: 2, name: 'Bob', reasons: ['rent_amount: Rent Amount is required.', LONG_WORD] },
  ];
  const renderTable = (makeable: number) =>
    renderWorkspace({
      mayEdit: true,
      answer: createAnswer({ request: null, table: { rows, makeable, csv: 'a,"b"\r\n' } }),
    });
  const page = renderTable(1);
  expect(page.says('status')).toContain(batch.count(1, 2));
  expect(page.says('row')).toEqual([
    'Row First party Result',
    `1 ${HOSTILE} ${batch.canBeMade}`,
    expect.stringContaining('2 Bob rent_amount'),
  ]);
  expect(page.get('button', batch.make(1))).toBeDefined();
  expect(page.html).toContain('name="table" value="a,&quot;b&quot;\r\n"');
  expect(page.faults()).toEqual([]);
  expect(renderTable(0).all('button', /^Make/)).toEqual([]);
  const unread = renderWorkspace({
    mayEdit: true,
    answer: createAnswer({ request: null, tableProblem: batch.noRows }),
  });
  expect(unread.says('alert')).toEqual([batch.noRows]);
});

test('the picker starts with the selected type, and the list describes each type', () => {
  const types = [{ id: 'lease', title: LONG_WORD, does: HOSTILE }];
  const picker = render(<DocumentPicker types={types} selectedType="lease" />);
  expect(getFieldValue(picker.field(documents.type))).toBe('lease');
  expect(getFieldValue(render(<DocumentPicker types={types} />).field(documents.type))).toBe('');
  const list = render(<DocumentList types={types} failure={documents.typeRequired} />);
  expect(list.says('alert')).toEqual([documents.typeRequired]);
  expect(list.get('link', LONG_WORD).attrs.href).toBe('/documents?type=lease');
  expect(list.names('region')).toEqual(Object.values(documents.groups));
  expect(list.says('listitem')).toEqual([`${LONG_WORD} ${HOSTILE}`]);
  expect(list.faults()).toEqual([]);
});

test('what another page has filled in is marked, and said with its hint and above the form', () => {
  const filled = { ...request, details: { claim: '', amount_owed: '870.63', paid: '' } };
  const page = renderWorkspace({
    answer: createAnswer({ request: filled, filledFrom: 'wages' }),
  });
  expect(page.described(page.field('Amount Owed'))).toContain(filledTexts.field);
  expect(page.described(page.field('Effective Date'))).toContain(filledTexts.field);
  expect(page.described(page.field('Claim'))).not.toContain(filledTexts.field);
  expect(page.says('status')).toContain(filledTexts.notice.wages(4));
  expect(page.faults()).toEqual([]);
  expect(renderWorkspace({ answer: createAnswer({}) }).text).not.toContain(filledTexts.field);
});

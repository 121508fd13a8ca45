// Every route that accepts a body, with valid example bodies. Hostile bodies are derived from these
// examples. The fuzz test fails if a route with an action is missing here.

import { signAnswerToken } from '#features/assistant/write/answer-key.ts';
import { createDocx, createPdf } from '#features/citations/test-files.ts';
import { createBatchTable, MAX_ROWS } from '#features/documents/batch-documents.server.ts';
import { SIGNATURE_HEADER, signStoreBody } from '#features/plans/store-signature.ts';
import { signToken } from '#lib/signed-token.ts';
import { PROGRAM_TARGETS } from '../app/program-targets.ts';
import { TEST_SECRET } from '../app/test-app.ts';
import { createExampleRequest, getTemplate } from '../fakes/document-examples.ts';
import { ACCOUNT_FUZZ_TARGETS } from './account-fuzz-targets.ts';
import type { FuzzTarget } from './fuzz-target.ts';
import type { FormSeed } from './hostile-bodies.ts';

export const STORE_SECRET = 'a store secret for tests, of a fair length';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
const EMAIL = 'fuzz@example.com';
const FACTS =
  'My landlord in Ohio kept my deposit of $900 after I moved out on March 3 and gave no list of damages.';
const CITED_TEXT =
  'See Roe v. Wade, 410 U.S. 113, 116 (1973); 42 U.S.C. § 1983. "A quotation of some length." Id. at 120.';
const files = [createDocx([CITED_TEXT]), createPdf([CITED_TEXT]), Buffer.from(CITED_TEXT)].map(
  (bytes) => new Uint8Array(bytes),
);
/** A file that is refused, so that the text comes back. */
const NO_DOCX = new Uint8Array(Buffer.from('no .docx'));
const lease = getTemplate('lease');
const leaseForm: FormSeed = {
  documentType: 'lease',
  'party-name': ['Ann Lee', 'Bob Ray'],
  'party-address': ['1 Main Street', '2 Main Street'],
  'party-role': ['Landlord', 'Tenant'],
  'dates.effective_date': '2027-03-01',
  ...Object.fromEntries(lease.fields.map((field) => [`details.${field.name}`, field.example])),
};
const caption = {
  court: 'District Court',
  district: 'Ohio',
  plaintiff: 'Ann',
  defendant: 'Bob',
  caseNumber: '1:26-cv-1',
  movingParty: 'plaintiff',
  judge: '',
  hearingDate: '2027-03-01',
};
const researchForm: FormSeed = {
  facts: FACTS,
  jurisdiction: 'OH',
  'library-only': 'on',
  motionType: 'summary-judgment',
  writing: 'analysis',
  ...caption,
};
const signedForm: FormSeed = {
  'file-format': 'docx',
  sealed: 'eyJhIjoxfQ.c2lnbmF0dXJl',
  title: 'A title',
  do: 'save',
  result: UNKNOWN_ID,
};
function createTable(rows: number): string {
  const [header = '', row = ''] = createBatchTable(lease).split('\r\n');
  return `${header}\r\n${`${row}\r\n`.repeat(rows)}`;
}
/** A token like in an email: correctly signed, for a user who no longer exists. */
const createLinkToken = (purpose: string) => signToken(TEST_SECRET, purpose, UNKNOWN_ID);
const startedEvent = {
  id: 'evt_1',
  type: 'subscription.started',
  occurred_at: '2026-11-01T00:00:00Z',
  data: {
    subscription: 'sub_1',
    account: null,
    email: EMAIL,
    tier: 'premium',
    paid_through: '2026-12-01T00:00:00Z',
  },
};

export const FUZZ_TARGETS: FuzzTarget[] = [
  ...ACCOUNT_FUZZ_TARGETS,
  {
    route: 'chatbot',
    expectedStatus: 200,
    maxLength: 6_000,
    forms: [
      {
        question: 'May my landlord keep my deposit?',
        state: 'OH',
        'library-only': 'on',
        'earlier-question': ['Hello?'],
        'earlier-answer': ['Yes.'],
        urgent: ['court-within-days'],
      },
      { delete: UNKNOWN_ID },
    ],
  },
  {
    route: 'api/chat',
    expectedStatus: 200,
    maxLength: 6_000,
    json: [
      {
        question: 'May my landlord keep my deposit?',
        earlier: [{ question: 'a', answer: 'b' }],
        jurisdiction: 'OH',
        libraryOnly: true,
        answerId: 'a'.repeat(20),
        answerToken: 'b'.repeat(20),
        conversationId: '00000000-0000-4000-8000-000000000000',
      },
    ],
  },
  {
    route: 'api/chat/:answerId/:intent?',
    expectedStatus: 204,
    paths: [
      'api/chat/aaaaaaaaaaaaaaaaaaaa/feedback',
      'api/chat/aaaaaaaaaaaaaaaaaaaa/stop',
      'api/chat/x',
      'api/chat/%00/feedback',
    ],
    json: [{ vote: 'up', reason: 'clear' }],
    headers: () => ({
      'answer-token': signAnswerToken(TEST_SECRET, 'a'.repeat(20), 'b'.repeat(20)),
    }),
  },
  ...PROGRAM_TARGETS,
  { route: 'api/issue-spot', expectedStatus: 200, maxLength: 20_000, json: [{ text: FACTS }] },
  {
    route: 'api/analysis',
    expectedStatus: 200,
    maxLength: 50_000,
    json: [
      { kind: 'analysis', facts: FACTS, jurisdiction: 'OH', libraryOnly: true, tryOnceFree: false },
      { kind: 'memo', facts: FACTS },
    ],
  },
  {
    route: 'api/motion',
    expectedStatus: 200,
    maxLength: 50_000,
    json: [
      {
        motionType: 'summary-judgment',
        details: FACTS,
        jurisdiction: 'OH',
        caption,
        libraryOnly: true,
      },
    ],
  },
  {
    route: 'research',
    expectedStatus: 200,
    paths: [
      'research?tab=strategy',
      'research?tab=motions',
      'research?tab=news&q=rent',
      'research?tab=cases&q=x',
    ],
    maxLength: 50_000,
    forms: [researchForm, { ...researchForm, writing: 'memo' }],
  },
  {
    route: 'research/news-analysis',
    expectedStatus: 503,
    forms: [{ item: '1', allow: 'on' }],
    unavailable: 'there is no AI provider',
  },
  {
    route: 'research/saved',
    expectedStatus: 303,
    forms: [
      {
        intent: 'save',
        citation: '410 U.S. 113',
        note: 'a note',
        case: ['local-loan-v-hunt-1934'],
        returnTo: '/research',
      },
      { intent: 'note', citation: '1', note: 'x' },
      { intent: 'remove', citation: '1' },
    ],
  },
  {
    route: 'research/saved/export',
    expectedStatus: 200,
    forms: [{ format: 'csv', case: ['local-loan-v-hunt-1934'] }, { format: 'bib' }],
  },
  {
    route: 'research/saved-results',
    expectedStatus: 422,
    maxLength: 50_000,
    forms: [signedForm, { ...signedForm, do: 'remove' }],
  },
  { route: 'research/analysis-file', expectedStatus: 422, maxLength: 50_000, forms: [signedForm] },
  { route: 'research/motion-file', expectedStatus: 422, maxLength: 50_000, forms: [signedForm] },
  {
    route: 'citations',
    expectedStatus: 200,
    maxLength: 200_000,
    forms: [
      { text: CITED_TEXT, live: 'on' },
      { text: CITED_TEXT, file: NO_DOCX },
      ...files.map((file): FormSeed => ({ text: '', file })),
    ],
  },
  {
    route: 'citations/download',
    expectedStatus: 200,
    maxLength: 200_000,
    forms: [
      { text: CITED_TEXT, 'file-format': 'report-pdf' },
      ...files.map((file): FormSeed => ({ 'file-format': 'marked-html', file })),
    ],
  },
  {
    route: 'api/paper',
    expectedStatus: 200,
    maxLength: 20_000,
    json: [{ text: CITED_TEXT, state: 'OH' }],
  },
  {
    route: 'paper',
    expectedStatus: 200,
    maxLength: 200_000,
    forms: [
      { text: FACTS, state: 'OH', kind: 'subpoena', date: '2027-03-01', 'value-3': '2' },
      { text: FACTS, date: 'no date' },
      ...files.map((file): FormSeed => ({ text: '', file })),
    ],
  },
  {
    route: 'paper/calendar',
    expectedStatus: 200,
    maxLength: 200_000,
    forms: [{ text: FACTS, state: 'OH', date: '2027-03-01', 'date-role': 'hearing' }],
  },
  {
    route: 'api/citations/check',
    expectedStatus: 200,
    maxLength: 200_000,
    json: [{ text: CITED_TEXT }],
  },
  {
    route: 'documents',
    expectedStatus: 200,
    maxLength: 50_000,
    forms: [
      leaseForm,
      { ...leaseForm, do: 'add' },
      {
        documentType: 'lease',
        request: JSON.stringify(createExampleRequest(lease)),
        do: 'tailor',
        wish: 'shorter',
        accept: ['0'],
        suggestions: '[]',
      },
    ],
    unavailable: 'there is no AI provider',
  },
  {
    route: 'documents/download',
    expectedStatus: 200,
    maxLength: 50_000,
    forms: ['docx', 'pdf', 'text'].map(
      (format): FormSeed => ({
        'file-format': format,
        request: JSON.stringify(createExampleRequest(lease)),
      }),
    ),
  },
  {
    route: 'documents/drafts',
    expectedStatus: 303,
    maxLength: 50_000,
    forms: [
      { ...leaseForm, 'draft-name': 'My lease', draft: '' },
      { do: 'remove', draft: '1' },
      { do: 'restore', deleted: '[]', token: 'x.y' },
    ],
  },
  {
    route: 'documents/parties',
    expectedStatus: 303,
    forms: [
      { name: 'Ann Lee', address: '1 Main Street', role: 'Tenant' },
      { do: 'remove', id: '1' },
      { do: 'restore', deleted: '{}', token: 'x.y' },
    ],
  },
  {
    route: 'documents/batch',
    expectedStatus: 200,
    maxLength: 20_000,
    forms: [
      {
        documentType: 'lease',
        'file-format': 'docx',
        table: new Uint8Array(Buffer.from(createBatchTable(lease))),
      },
      { documentType: 'lease', 'file-format': 'pdf', table: createTable(2) },
    ],
    // Each row takes a twentieth of a second.
    largest: () => ({ documentType: 'lease', 'file-format': 'pdf', table: createTable(MAX_ROWS) }),
  },
  {
    route: 'dictionary',
    expectedStatus: 503,
    forms: [{ q: 'estoppel' }],
    unavailable: 'there is no AI provider',
  },
  {
    route: 'tools/unpaid-wages',
    expectedStatus: 200,
    forms: [{ intent: 'count', rate: '17.50', 'hours-1': '45', other: '20' }],
  },
  {
    route: 'support',
    expectedStatus: 200,
    forms: [{ name: 'Ann', email: EMAIL, message: 'Please help me.' }],
  },
  {
    route: 'report',
    expectedStatus: 200,
    forms: [
      {
        text: 'The second step of this guide is wrong: the form is filed with the clerk.',
        about: 'topics/employment',
      },
    ],
  },
  {
    route: 'help',
    expectedStatus: 200,
    forms: [
      {
        zip: '43215',
        household: '3',
        income: '1,850',
        period: 'month',
        state: 'OH',
        topic: 'landlord-tenant',
      },
    ],
  },
  { route: 'state', expectedStatus: 302, forms: [{ state: 'OH', returnTo: '/topics', stay: '' }] },
  { route: 'newsletter', expectedStatus: 200, forms: [{ email: EMAIL, name: 'Ann' }] },
  {
    route: 'newsletter/confirm',
    expectedStatus: 404,
    forms: [{ token: createLinkToken('newsletter-confirm') }],
  },
  {
    route: 'newsletter/preferences',
    expectedStatus: 404,
    forms: [
      {
        token: createLinkToken('newsletter-preferences'),
        legal_updates: 'on',
        newsletters: 'on',
        topic: ['employment'],
      },
    ],
  },
  {
    route: 'newsletter/unsubscribe',
    expectedStatus: 200,
    forms: [{ token: createLinkToken('newsletter-unsubscribe'), 'List-Unsubscribe': 'One-Click' }],
  },
  {
    route: 'api/store/events',
    expectedStatus: 200,
    json: [startedEvent, { ...startedEvent, type: 'subscription.cancelled' }],
    headers: (body) => ({ [SIGNATURE_HEADER]: signStoreBody(STORE_SECRET, body, new Date()) }),
  },
  {
    route: '*',
    expectedStatus: 404,
    paths: ['nowhere', 'api/nowhere', 'dev/mail', 'auth/sign-in/email'],
    forms: [{ a: 'b' }],
  },
];

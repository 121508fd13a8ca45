// Every address that takes a body, with well-formed examples of what it takes. The fuzz test fails when a route with an
// action is not here; hostile bodies are made from these examples.
import { docxOf, pdfOf } from '#features/citations/test-files.ts';
import { batchTable } from '#features/documents/batch-documents.server.ts';
import { SIGNATURE_HEADER, signStoreBody } from '#features/plans/store-signature.ts';
import { signToken } from '#lib/signed-token.ts';
import { exampleRequest, templateOf } from './document-examples.ts';
import type { FormSeed } from './hostile-bodies.ts';
import { TEST_SECRET } from './test-app.ts';

export const STORE_SECRET = 'a store secret for tests, of a fair length';

export type FuzzTarget = {
  /** As app/routes.ts writes it. */
  route: string;
  /** Addresses of it, where the route has parts of its own. */
  paths?: string[];
  /** The most characters of one text, so that most bodies are within the address's limit. */
  most?: number;
  /** Why this one may say 503 by design. */
  unavailable?: string;
  headers?: (body: Uint8Array) => Record<string, string>;
  /** What a member gets for the first example as it is: so that the examples stay good ones. */
  good: number;
} & ({ forms: FormSeed[] } | { json: object[] });

const NOBODY = '00000000-0000-4000-8000-000000000000';
const EMAIL = 'fuzz@example.com';
const PASSWORD = 'seven quiet lanterns';
const FACTS = 'My landlord in Ohio kept my deposit of $900 after I moved out on March 3 and gave no list of damages.';
const CITED = 'See Roe v. Wade, 410 U.S. 113, 116 (1973); 42 U.S.C. § 1983. "A quotation of some length." Id. at 120.';
const files = [docxOf([CITED]), pdfOf([CITED]), Buffer.from(CITED)].map((bytes) => new Uint8Array(bytes));
const lease = templateOf('lease');
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
const writing: FormSeed = {
  facts: FACTS,
  jurisdiction: 'OH',
  'library-only': 'on',
  motionType: 'summary-judgment',
  writing: 'analysis',
  ...caption,
};
const sealed: FormSeed = {
  'file-format': 'docx',
  sealed: 'eyJhIjoxfQ.c2lnbmF0dXJl',
  title: 'A title',
  do: 'save',
  result: NOBODY,
};
/** As in a mail: signed by us, for somebody who is not there any more. */
const linkFor = (purpose: string) => signToken(TEST_SECRET, purpose, NOBODY);
const started = {
  id: 'evt_1',
  type: 'subscription.started',
  occurred_at: '2026-11-01T00:00:00Z',
  data: { subscription: 'sub_1', account: null, email: EMAIL, tier: 'premium', paid_through: '2026-12-01T00:00:00Z' },
};

export const FUZZ_TARGETS: FuzzTarget[] = [
  {
    route: 'auth/login',
    good: 401,
    forms: [
      { email: EMAIL, password: PASSWORD, returnTo: '/account' },
      { intent: 'resend', email: EMAIL },
      { intent: 'google', returnTo: '/' },
    ],
    unavailable: 'Google is not set up',
  },
  { route: 'auth/register', good: 302, forms: [{ email: EMAIL, password: PASSWORD }] },
  { route: 'auth/verify-email', good: 404, forms: [{ token: linkFor('verify-email') }, { intent: 'resend', email: EMAIL }] },
  { route: 'auth/forgot-password', good: 200, forms: [{ email: EMAIL }] },
  { route: 'auth/reset-password', good: 404, forms: [{ token: linkFor('reset-password'), password: PASSWORD }] },
  { route: 'auth/sign-out', good: 302, forms: [{ returnTo: '/' }] },
  {
    route: 'account',
    good: 422,
    forms: [
      { intent: 'change-password', current: 'a wrong password', password: PASSWORD },
      { intent: 'delete', password: 'a wrong password', confirm: EMAIL },
    ],
  },
  {
    route: 'chatbot',
    good: 200,
    most: 6_000,
    forms: [
      {
        question: 'May my landlord keep my deposit?',
        state: 'OH',
        'library-only': 'on',
        'earlier-question': ['Hello?'],
        'earlier-answer': ['Yes.'],
      },
      { delete: NOBODY },
    ],
  },
  {
    route: 'api/chat',
    good: 200,
    most: 6_000,
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
    route: 'api/chat/:answerId/:wish?',
    good: 204,
    paths: ['api/chat/aaaaaaaaaaaaaaaaaaaa/feedback', 'api/chat/aaaaaaaaaaaaaaaaaaaa/stop', 'api/chat/x', 'api/chat/%00/feedback'],
    json: [{ vote: 'up', reason: 'clear' }],
    headers: () => ({ 'answer-token': 'b'.repeat(20) }),
  },
  { route: 'api/issue-spot', good: 200, most: 20_000, json: [{ text: FACTS }] },
  {
    route: 'api/analysis',
    good: 200,
    most: 50_000,
    json: [
      { kind: 'analysis', facts: FACTS, jurisdiction: 'OH', libraryOnly: true, tryOnceFree: false },
      { kind: 'memo', facts: FACTS },
    ],
  },
  {
    route: 'api/motion',
    good: 200,
    most: 50_000,
    json: [{ motionType: 'summary-judgment', details: FACTS, jurisdiction: 'OH', caption, libraryOnly: true }],
  },
  {
    route: 'research',
    good: 200,
    paths: ['research?tab=strategy', 'research?tab=motions', 'research?tab=news&q=rent', 'research?tab=cases&q=x'],
    most: 50_000,
    forms: [writing, { ...writing, writing: 'memo' }],
  },
  { route: 'research/news-analysis', good: 503, forms: [{ item: '1', allow: 'on' }], unavailable: 'there is no AI provider' },
  {
    route: 'research/saved',
    good: 303,
    forms: [
      { intent: 'save', citation: '410 U.S. 113', note: 'a note', case: ['local-loan-v-hunt-1934'], returnTo: '/research' },
      { intent: 'note', citation: '1', note: 'x' },
      { intent: 'remove', citation: '1' },
    ],
  },
  { route: 'research/saved/export', good: 200, forms: [{ format: 'csv', case: ['local-loan-v-hunt-1934'] }, { format: 'bib' }] },
  { route: 'research/saved-results', good: 422, most: 50_000, forms: [sealed, { ...sealed, do: 'remove' }] },
  { route: 'research/analysis-file', good: 422, most: 50_000, forms: [sealed] },
  { route: 'research/motion-file', good: 422, most: 50_000, forms: [sealed] },
  {
    route: 'citations',
    good: 200,
    most: 200_000,
    forms: [{ text: CITED, live: 'on' }, ...files.map((file): FormSeed => ({ text: '', file }))],
  },
  {
    route: 'citations/download',
    good: 200,
    most: 200_000,
    forms: [{ text: CITED, 'file-format': 'table-csv' }, ...files.map((file): FormSeed => ({ 'file-format': 'marked-html', file }))],
  },
  { route: 'api/citations/check', good: 200, most: 200_000, json: [{ text: CITED }] },
  {
    route: 'documents',
    good: 200,
    most: 50_000,
    forms: [
      leaseForm,
      { ...leaseForm, do: 'add' },
      {
        documentType: 'lease',
        request: JSON.stringify(exampleRequest(lease)),
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
    good: 200,
    most: 50_000,
    forms: ['docx', 'pdf', 'text'].map((format): FormSeed => ({ 'file-format': format, request: JSON.stringify(exampleRequest(lease)) })),
  },
  {
    route: 'documents/drafts',
    good: 303,
    most: 50_000,
    forms: [
      { ...leaseForm, 'draft-name': 'My lease', draft: '' },
      { do: 'remove', draft: '1' },
    ],
  },
  {
    route: 'documents/parties',
    good: 303,
    forms: [
      { name: 'Ann Lee', address: '1 Main Street', role: 'Tenant' },
      { do: 'remove', id: '1' },
    ],
  },
  {
    route: 'documents/batch',
    good: 200,
    most: 20_000,
    forms: [{ documentType: 'lease', 'file-format': 'docx', table: new Uint8Array(Buffer.from(batchTable(lease))) }],
  },
  { route: 'dictionary', good: 503, forms: [{ q: 'estoppel' }], unavailable: 'there is no AI provider' },
  { route: 'support', good: 200, forms: [{ name: 'Ann', email: EMAIL, message: 'Please help me.' }] },
  {
    route: 'report',
    good: 200,
    forms: [{ text: 'The second step of this guide is wrong: the form is filed with the clerk.', about: 'topics/employment' }],
  },
  { route: 'state', good: 302, forms: [{ state: 'OH', returnTo: '/topics', stay: '' }] },
  { route: 'newsletter', good: 200, forms: [{ email: EMAIL, name: 'Ann' }] },
  { route: 'newsletter/confirm', good: 404, forms: [{ token: linkFor('newsletter-confirm') }] },
  {
    route: 'newsletter/preferences',
    good: 404,
    forms: [{ token: linkFor('newsletter-preferences'), legal_updates: 'on', newsletters: 'on', topic: ['employment'] }],
  },
  { route: 'newsletter/unsubscribe', good: 200, forms: [{ token: linkFor('newsletter-unsubscribe'), 'List-Unsubscribe': 'One-Click' }] },
  {
    route: 'api/store/events',
    good: 200,
    json: [started, { ...started, type: 'subscription.cancelled' }],
    headers: (body) => ({ [SIGNATURE_HEADER]: signStoreBody(STORE_SECRET, body, new Date()) }),
  },
  { route: '*', good: 404, paths: ['nowhere', 'api/nowhere', 'dev/mail', 'auth/sign-in/email'], forms: [{ a: 'b' }] },
];

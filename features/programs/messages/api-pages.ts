// Texts of the API's document and of /developers.
export const title = 'Developers';
export const tagline = 'Law that is checked, dated and small';
export const lead =
  'One set of answers, four ways in: an API, an MCP server for assistants, a widget for your page, and a file that describes all of it.';
export const documentTitle = (site: string) => `${site} API`;
export const documentDescription =
  'US legal information that is checked and dated. Information, not legal advice. Nothing that is sent is stored or logged unless an address says so.';
export const connect = 'Connect an assistant';
export const makeWidget = 'Make a widget';
export const onThisPage = 'On this page';
export const noKey = 'No key needed. Reads no cookies, keeps nothing that is sent.';
export const withAccount = 'Reads the session cookie of an account.';
export const ownPages = 'Also what our own pages use: it reads the state cookie.';
export const send = 'Send';
export const form = 'Form';
export const whatItIs = 'What it is';
export const inPath = 'in the path';
export const inQuery = 'in the query';
export const inHeader = 'a header';
export const inBody = 'in the JSON body';
export const mayBeLeftOut = 'may be left out';
export const answerTitle = 'Answer';
export const reallyRun = (day: string) => `really run, ${day}`;
export const notRun = 'Not run: there was no such program where this page was made.';
export const notRecorded = 'Not run yet.';
export const limits = 'Limits';
export const limitsLead =
  'For one network address or one key. A key of an organization has its own, so many times as large.';
export const limitName = 'Limit';
export const requests = 'How many';
export const window = 'In';
export const addresses = 'Addresses';
export const seconds = (count: number) => `${count} seconds`;
export const limitsMore =
  'Each answer says what is left: RateLimit: "papers";r=59;t=412. What is read by GET has an ETag, which makes asking again free. A key goes only in Authorization: Bearer plk_…; write to us for one.';
export const errors = 'Errors';
export const errorsLead = 'RFC 9457, as application/problem+json; error has the form of version 1.';
export const status = 'Status';
export const kind = 'Kind';
export const whatToDo = 'What to do';
export const dangerFirst =
  'Danger comes first, also here. If a question speaks of violence, an arrest or a date that is close, every answer, even a refusal, carries urgent with a line to say and a number to call. Show it before anything else.';
export const mcp = 'MCP, for assistants';
export const mcpLead = (count: number) =>
  `${count} tools, all read-only. Nothing of a question is stored.`;
export const mcpAddress = 'Give your assistant this address, or run the server beside it.';
export const mcpEras =
  'Both protocol eras, 2025-11-25 and 2026-07-28. A result is at most 8,000 characters a page, in text and as data. The same tools answer at /api/tools/{name} without MCP.';
export const mcpEach =
  'Each result names its source, the date of the text, what was assumed and what was not covered.';
export const tool = 'Tool';
export const askItFor = 'Ask it for';
export const changes = 'Changes and terms';
export const changeLines = [
  'Version 1 only gains fields: read what you know and leave the rest.',
  'What must go is announced in the changes of a release at least six months before, with a Deprecation and a Sunset header at the address.',
  'The answers are information, not legal advice; show the source, the date and notAdvice with them, and say who answers.',
  'Show urgent lines first. Do not store what people ask longer than you need it to show the answer.',
  'Our own texts may be quoted with their source. Statutes and decisions are public.',
];
export const groups = {
  rules: 'A state’s rule',
  citations: 'Check citations',
  papers: 'Read a paper',
  topics: 'Spot the issue',
  assistant: 'The assistant',
  tools: 'Tools',
  research: 'Analyses and motions',
  document: 'This document',
} as const;

// Readers who do ordinary things, each on a network of their own and within the limits, and count
// what failed.
import { setTimeout as delay } from 'node:timers/promises';
import { createDocx } from '#features/citations/test-files.ts';
import { type Answered, requestFrom, type Sent } from '../app/request-from.ts';
import { createFileCheck } from './attacks.ts';

export type ReaderReport = { requests: number; failures: string[] };
export type Credentials = { email: string; password: string };

const PAUSE_MS = 400;
/** Signing in is limited to ten times in a quarter of an hour. */
const MAX_SIGN_INS = 4;
const CITED_TEXT = 'See Miranda v. Arizona, 384 U.S. 436 (1966); 42 U.S.C. § 1983.';
const FORM = { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' };

type Step = Sent & { expected: (answer: Answered) => boolean };
const isPage = ({ status, text }: Answered) => status === 200 && text.trimEnd().endsWith('</html>');
const readPage = (path: string): Step => ({ path, expected: isPage });
const sendForm = (path: string, fields: Record<string, string>): Sent => ({
  method: 'POST',
  path,
  headers: FORM,
  body: new URLSearchParams(fields).toString(),
});

/** The visit of one reader; later rounds leave out what has a small limit. */
function listSteps(reader: number, round: number, member: Credentials): Step[] {
  const question = JSON.stringify({
    question: `May my landlord keep my deposit of $${900 + reader}?`,
  });
  const steps: Step[] = [
    readPage('/'),
    readPage('/topics/landlord-tenant'),
    readPage(`/search?q=eviction+notice+${reader}+${round}`),
    {
      method: 'POST',
      path: '/api/chat',
      headers: { 'content-type': 'application/json' },
      body: question,
      expected: ({ status, text }) => status === 200 && text.length > 0,
    },
    readPage('/cases/miranda-v-arizona-1966'),
    {
      ...createFileCheck('brief.docx', createDocx([CITED_TEXT])),
      expected: (answer) => isPage(answer) && answer.text.includes('384 U.S. 436'),
    },
    readPage('/documents?type=lease'),
  ];
  const message = {
    name: 'Ann',
    email: `reader-${reader}@example.com`,
    message: 'How do I delete my data?',
  };
  if (round === 0) steps.push({ ...sendForm('/support', message), expected: isPage });
  if (reader === 0 && round < MAX_SIGN_INS)
    steps.push({
      ...sendForm('/auth/login', member),
      expected: ({ status, headers }) => status === 302 && !!headers['set-cookie'],
    });
  return steps;
}

async function runSteps(
  from: { port: number; localAddress: string },
  steps: Step[],
  report: ReaderReport,
  pauseMs = 0,
): Promise<void> {
  for (const step of steps) {
    report.requests++;
    const answer = await requestFrom(from, step);
    if (!step.expected(answer)) {
      const reason = answer.status === 0 ? answer.text : `status ${answer.status}`;
      report.failures.push(`${step.method ?? 'GET'} ${step.path}: ${reason}`);
    }
    await delay(pauseMs);
  }
}

/** Each reader repeats the visit until `signal` aborts, and finishes the last one. */
export async function readMeanwhile(
  port: number,
  count: number,
  member: Credentials,
  signal: AbortSignal,
): Promise<ReaderReport> {
  const report: ReaderReport = { requests: 0, failures: [] };
  const read = async (reader: number) => {
    const from = { port, localAddress: `127.0.1.${reader + 1}` };
    for (let round = 0; !signal.aborted; round++)
      await runSteps(from, listSteps(reader, round, member), report, PAUSE_MS);
  };
  await Promise.all(Array.from({ length: count }, (_, reader) => read(reader)));
  return report;
}

/** One visit without an attack, so that what is loaded on first use is loaded. */
export async function readOnceCalmly(port: number, member: Credentials): Promise<ReaderReport> {
  const report: ReaderReport = { requests: 0, failures: [] };
  await runSteps({ port, localAddress: '127.0.2.1' }, listSteps(0, 0, member), report);
  return report;
}

// Attackers on several networks, each with one kind of attack, at a rate that a single machine can
// send. Together they try to keep the server from answering everybody else. Every attack is bounded
// in rate and in open requests.
import { setTimeout as delay } from 'node:timers/promises';
import { createLayeredPdf, createPdf } from '#features/citations/test-files.ts';
import { requestFrom, type Sent } from '../app/request-from.ts';
import { SHAPES, sendHostile } from './hostile-shapes.ts';

/** `ended`: settles when the attack is over. Returns the status, 0 without one. */
type Attack = {
  perSecond: number;
  maxOpen: number;
  send: (turn: number, ended: Promise<unknown>) => Promise<number>;
};
export type AttackReport = Record<string, { sent: number; statuses: Record<string, number> }>;

const MEGABYTE = 1024 * 1024;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
/** Long, because Node's parser looks for it without the dashes before it. */
const BOUNDARY = 'boundary-of-an-upload';
const JSON_TYPE = { 'content-type': 'application/json' };
const FORM_PATHS = [
  '/citations',
  '/documents',
  '/chatbot',
  '/research?tab=strategy',
  '/newsletter',
];

const createUpload = (name: string, bytes: Uint8Array) =>
  Buffer.concat([
    Buffer.from(
      `--${BOUNDARY}\r\nContent-Disposition: form-data; name="file"; filename="${name}"\r\nContent-Type: application/octet-stream\r\n\r\n`,
    ),
    bytes,
    Buffer.from(`\r\n--${BOUNDARY}--\r\n`),
  ]);

/** A citation check of a file, as the page sends it. */
export const createFileCheck = (name: string, bytes: Uint8Array): Sent => ({
  method: 'POST',
  path: '/citations',
  headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, accept: 'text/html' },
  body: createUpload(name, bytes),
});

/**
 * `victim`: the address of an account whose password is guessed. Creating the bodies takes seconds,
 * so it is done before the attack.
 */
export function createAttacks(port: number, victim: string): Record<string, Attack> {
  const from = (host: number) => ({ port, localAddress: `127.0.0.${host}` });
  const pick = <T>(list: readonly T[], turn: number) => list[turn % list.length] as T;
  const ask = async (host: number, sent: Sent, options?: { cutAfterFirstByte: boolean }) =>
    (await requestFrom(from(host), sent, options)).status;
  const bomb = createFileCheck(
    'brief.pdf',
    createPdf([], { stream: Buffer.alloc(300 * MEGABYTE, ' ') }),
  );
  const layeredBomb = createFileCheck('brief.pdf', createLayeredPdf(300 * MEGABYTE));
  const crowdedJson = [
    `{"text":[${'{},'.repeat(2.5e6)}{}]}`,
    `{"text":${'['.repeat(4e6)}${']'.repeat(3e6)}}`,
  ];
  return {
    'hostile bodies': {
      perSecond: 5,
      maxOpen: 10,
      async send(turn) {
        const sending = turn % 2 ? 'announced' : 'chunked';
        const request = {
          path: pick(FORM_PATHS, turn),
          shape: pick(SHAPES, turn),
          sending,
          bytes: 2 * MEGABYTE,
        } as const;
        return (await sendHostile(from(10), request)).status;
      },
    },
    'slow bodies': {
      perSecond: 45,
      maxOpen: 600,
      send: async (turn, ended) =>
        (
          await sendHostile(
            from(11),
            { path: '/state', shape: pick(SHAPES, turn), sending: 'silent', bytes: 10 },
            ended,
          )
        ).status,
    },
    'endless bodies': {
      perSecond: 5,
      maxOpen: 10,
      send: async (turn) =>
        (
          await sendHostile(from(12), {
            path: pick(FORM_PATHS, turn),
            shape: pick(SHAPES, turn),
            sending: 'endless',
            bytes: 20_000,
          })
        ).status,
    },
    'aborted bodies': {
      perSecond: 20,
      maxOpen: 40,
      send: async (turn) =>
        (
          await sendHostile(from(13), {
            path: pick(FORM_PATHS, turn),
            shape: pick(SHAPES, turn),
            sending: 'aborted',
            bytes: 20_000,
          })
        ).status,
    },
    'PDF bombs': { perSecond: 2, maxOpen: 8, send: () => ask(14, bomb) },
    'PDFs deflated three times': {
      perSecond: 4,
      maxOpen: 8,
      send: () => ask(20, layeredBomb),
    },
    'huge JSON': {
      perSecond: 1,
      maxOpen: 4,
      send: (turn) =>
        ask(15, {
          method: 'POST',
          path: '/api/citations/check',
          headers: JSON_TYPE,
          body: pick(crowdedJson, turn),
        }),
    },
    'pages that are not cached': {
      perSecond: 28,
      maxOpen: 60,
      send: (turn) =>
        ask(16, { path: turn % 2 ? `/topics/nope${turn}` : spell('/privacy-policy', turn) }),
    },
    'wrong passwords': {
      perSecond: 2,
      maxOpen: 8,
      send: (turn) => {
        const body = new URLSearchParams({
          email: victim,
          password: `a wrong password ${turn}`,
        }).toString();
        return ask(17, { method: 'POST', path: '/auth/login', headers: FORM, body });
      },
    },
    'aborted streams': {
      perSecond: 2,
      maxOpen: 8,
      send: (turn) => {
        const body = JSON.stringify({ question: `May my landlord keep deposit number ${turn}?` });
        return ask(
          18,
          { method: 'POST', path: '/api/chat', headers: JSON_TYPE, body },
          { cutAfterFirstByte: true },
        );
      },
    },
    'GET with a body': {
      perSecond: 10,
      maxOpen: 20,
      send: (turn) =>
        ask(19, {
          path: `/search?q=${turn}`,
          headers: turn % 2 ? { 'transfer-encoding': 'chunked' } : {},
          body: 'x=y',
        }),
    },
  };
}

/** The same path in another spelling for each turn. */
const spell = (path: string, turn: number) =>
  [...path]
    .map((letter, index) => ((turn >> (index % 10)) & 1 ? letter.toUpperCase() : letter))
    .join('');

/** Runs the attacks side by side until `signal` aborts, and then ends what is still open. */
export async function attack(
  attacks: Record<string, Attack>,
  signal: AbortSignal,
): Promise<AttackReport> {
  const ended = new Promise<void>((resolve) =>
    signal.addEventListener('abort', () => resolve(), { once: true }),
  );
  const report: AttackReport = {};
  await Promise.all(
    Object.entries(attacks).map(async ([name, { perSecond, maxOpen, send }]) => {
      const counts = { sent: 0, statuses: {} as Record<string, number> };
      report[name] = counts;
      const open = new Set<Promise<void>>();
      while (!signal.aborted) {
        if (open.size < maxOpen) {
          const one = send(counts.sent++, ended).then((status) => {
            counts.statuses[status] = (counts.statuses[status] ?? 0) + 1;
            open.delete(one);
          });
          open.add(one);
        }
        await delay(1000 / perSecond);
      }
      await Promise.all(open);
    }),
  );
  return report;
}

// Hostile bodies. They are made from well-formed forms and JSON, so that what is broken about a request is usually one thing,
// deep inside, and not its first byte.
import fc from 'fast-check';
import { deep, hostileKey, hostileText } from './hostile-texts.ts';

export type FormSeed = Record<string, string | string[] | Uint8Array<ArrayBuffer>>;
export type Sent = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const whole = (bytes: Buffer, type: string): Sent => ({ body: new Uint8Array(bytes), headers: type ? { 'content-type': type } : {} });

const RAW = '\u0001raw:';
/** Values of the wrong kind. Some cannot be said in an object (a key twice, nesting past the stack): they go in as text. */
const hostileJson = (most: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileText(most) },
    { weight: 3, arbitrary: fc.constantFrom<unknown>(null, true, false, 0, -1, 1e308, 2 ** 53, [], {}, [[]], [null], '') },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: deep.map((text) => RAW + text) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom('1e999', '-0', '{"__proto__":{"admin":true}}', '{"a":1,"a":2}', '{"constructor":{"prototype":{"x":1}}}')
        .map((t) => RAW + t),
    },
    { weight: 1, arbitrary: fc.array(hostileText(200), { maxLength: 300 }) },
  );

/** JSON text with the raw parts in their places. */
function write(value: unknown): string {
  return JSON.stringify(value).replace(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, (_all, text: string) => JSON.parse(`"${text}"`));
}

function changed(value: unknown, path: readonly string[], put: (parent: Record<string, unknown>, key: string) => void): unknown {
  const copy = structuredClone(value);
  let at = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string, unknown>;
  const last = path.at(-1);
  if (last !== undefined) put(at, last);
  return copy;
}

function pathsOf(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [[...above, key], ...pathsOf(inner, [...above, key])]);
}

const hostileBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));

/** Whole bodies of JSON: one part of a good one replaced, removed or joined by another, or no JSON at all. */
export function hostileJsonBody(seeds: readonly object[], most: number): fc.Arbitrary<Sent> {
  const headers = fc.constantFrom(
    'application/json',
    'application/json; charset=utf-16',
    'text/plain',
    'application/x-www-form-urlencoded',
    'multipart/form-data',
    '',
    'application/json\t;;;',
  );
  const mutated = fc.constantFrom(...seeds).chain((seed) => {
    const paths = pathsOf(seed);
    const replaced = fc.tuple(fc.constantFrom(...(paths.length > 0 ? paths : [['x']])), hostileJson(most)).map(([path, value]) =>
      write(
        changed(seed, path, (at, key) => {
          at[key] = value;
        }),
      ),
    );
    const removed = fc.constantFrom(...(paths.length > 0 ? paths : [['x']])).map((path) =>
      write(
        changed(seed, path, (at, key) => {
          delete at[key];
        }),
      ),
    );
    const joined = fc
      .tuple(hostileKey, hostileJson(most))
      .map(([key, value]) => `{${JSON.stringify(key)}:${write(value)},${write(seed).slice(1)}`);
    const cut = fc.nat(write(seed).length).map((end) => write(seed).slice(0, end));
    return fc.oneof({ weight: 6, arbitrary: replaced }, removed, joined, cut);
  });
  const text = fc.oneof({ weight: 8, arbitrary: mutated }, hostileJson(most).map(write), deep, hostileText(most));
  const body = fc.oneof(
    { weight: 10, arbitrary: text.map((t) => Buffer.from(t.slice(0, most * 4))) },
    { weight: 1, arbitrary: hostileBytes },
  );
  return fc
    .tuple(body, fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, headers))
    .map(([bytes, type]) => whole(bytes, type));
}

type Entry = [name: string, value: string | Uint8Array<ArrayBuffer>];
const entriesOf = (seed: FormSeed): Entry[] =>
  Object.entries(seed).flatMap(([name, value]): Entry[] => (Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]]));

function mutateForm(seed: FormSeed, most: number): fc.Arbitrary<Entry[]> {
  const entries = entriesOf(seed);
  const index = fc.nat(Math.max(0, entries.length - 1));
  const value: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
    { weight: 12, arbitrary: hostileText(most) },
    { weight: 1, arbitrary: hostileBytes.map((b) => new Uint8Array(b)) },
  );
  const one = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(index, value).map(
        ([at, put]) =>
          (all: Entry[]) =>
            all.map((e, i): Entry => (i === at ? [e[0], put] : e)),
      ),
    },
    { weight: 1, arbitrary: index.map((at) => (all: Entry[]) => all.filter((_, i) => i !== at)) },
    {
      weight: 1,
      arbitrary: fc.tuple(index, value).map(([at, put]) => (all: Entry[]) => [...all, [all[at]?.[0] ?? 'x', put] as Entry]),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileKey, value).map(([key, put]) => (all: Entry[]) => [[key, put] as Entry, ...all]),
    },
    { weight: 1, arbitrary: fc.nat(300).map((n) => (all: Entry[]) => [...all, ...Array.from({ length: n }, (): Entry => ['x', 'y'])]) },
  );
  return fc.array(one, { minLength: 1, maxLength: 3 }).map((steps) => steps.reduce((all, step) => step(all), entries));
}

const BOUNDARY = 'b0undary';

function multipart(entries: Entry[]): Buffer {
  const parts = entries.flatMap(([name, value]) => {
    const file = typeof value === 'string' ? '' : '; filename="f.docx"\r\nContent-Type: application/octet-stream';
    const said = name.replace(/["\r\n\0]/g, '_');
    return [
      Buffer.from(`--${BOUNDARY}\r\nContent-Disposition: form-data; name="${said}"${file}\r\n\r\n`),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function urlencoded(entries: Entry[]): Buffer {
  const text = (value: Entry[1]) => (typeof value === 'string' ? value : Buffer.from(value).toString('latin1'));
  return Buffer.from(new URLSearchParams(entries.map(([name, value]) => [name, text(value)])).toString());
}

/** Bytes turned over, taken out or put in. */
const damage = (bytes: Buffer) =>
  fc
    .array(fc.tuple(fc.nat(Math.max(0, bytes.length - 1)), fc.nat(255), fc.constantFrom('set', 'cut', 'add')), {
      minLength: 1,
      maxLength: 6,
    })
    .map((steps) => {
      let out = Buffer.from(bytes);
      for (const [at, byte, how] of steps) {
        if (how === 'set') out[at] = byte;
        if (how === 'cut') out = out.subarray(0, at);
        if (how === 'add') out = Buffer.concat([out.subarray(0, at), Buffer.from([byte, 0xff, 0]), out.subarray(at)]);
      }
      return out;
    });

/** Names without a value: Node's own parser takes quadratic time for them. */
const bareNames = fc
  .tuple(fc.constantFrom('a&', '%61&', '&', 'a=&', '=&'), fc.constantFrom(60_000, 500_000, 2_000_000))
  .map(([piece, bytes]) => Buffer.from(piece.repeat(bytes / piece.length)));

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export function hostileFormBody(seeds: readonly FormSeed[], most: number): fc.Arbitrary<Sent> {
  const entries = fc.constantFrom(...seeds).chain((seed) => mutateForm(seed, most));
  const TYPES = [
    '',
    'text/plain',
    'application/json',
    'multipart/form-data',
    'multipart/form-data; boundary=',
    `multipart/form-data; boundary="${'x'.repeat(200)}"`,
    'x/y; charset=\u00ff',
    FORM,
    MULTIPART,
  ];
  return fc.oneof(
    { weight: 6, arbitrary: entries.map((all) => whole(urlencoded(all), FORM)) },
    { weight: 6, arbitrary: entries.map((all) => whole(multipart(all), MULTIPART)) },
    { weight: 3, arbitrary: entries.chain((all) => damage(multipart(all))).map((bytes) => whole(bytes, MULTIPART)) },
    { weight: 2, arbitrary: entries.chain((all) => damage(urlencoded(all))).map((bytes) => whole(bytes, FORM)) },
    { weight: 1, arbitrary: fc.tuple(entries, fc.constantFrom(...TYPES)).map(([all, type]) => whole(urlencoded(all), type)) },
    { weight: 1, arbitrary: fc.tuple(bareNames, fc.constantFrom(FORM, FORM, ...TYPES)).map(([bytes, type]) => whole(bytes, type)) },
    { weight: 1, arbitrary: fc.tuple(hostileBytes, fc.constantFrom(...TYPES)).map(([bytes, type]) => whole(bytes, type)) },
  );
}

/** The example as it is. */
export function goodForm(seed: FormSeed): Sent {
  const all = entriesOf(seed);
  const hasFile = all.some(([, value]) => typeof value !== 'string');
  return whole(hasFile ? multipart(all) : urlencoded(all), hasFile ? MULTIPART : FORM);
}

export const goodJson = (seed: object): Sent => whole(Buffer.from(JSON.stringify(seed)), 'application/json');

// Generates hostile request bodies by mutating valid forms and JSON, so that usually one part deep
// inside is broken and not the first byte.
import fc from 'fast-check';
import { deepNesting, hostileKey, hostileText } from './hostile-texts.ts';

export type FormSeed = Record<string, string | string[] | Uint8Array<ArrayBuffer>>;
export type RequestContent = { body: Uint8Array<ArrayBuffer>; headers: Record<string, string> };

const toContent = (bytes: Buffer, type: string): RequestContent => ({
  body: new Uint8Array(bytes),
  headers: type ? { 'content-type': type } : {},
});

const RAW = '\u0001raw:';
/**
 * Values of the wrong type. Some cannot be expressed as an object (duplicate keys, extreme nesting)
 * and are inserted as raw text.
 */
const hostileJson = (maxLength: number): fc.Arbitrary<unknown> =>
  fc.oneof(
    { weight: 4, arbitrary: hostileText(maxLength) },
    {
      weight: 3,
      arbitrary: fc.constantFrom<unknown>(
        null,
        true,
        false,
        0,
        -1,
        1e308,
        2 ** 53,
        [],
        {},
        [[]],
        [null],
        '',
      ),
    },
    { weight: 2, arbitrary: fc.jsonValue({ maxDepth: 4 }) },
    { weight: 1, arbitrary: deepNesting.map((text) => RAW + text) },
    {
      weight: 1,
      arbitrary: fc
        .constantFrom(
          '1e999',
          '-0',
          '{"__proto__":{"admin":true}}',
          '{"a":1,"a":2}',
          '{"constructor":{"prototype":{"x":1}}}',
        )
        .map((t) => RAW + t),
    },
    { weight: 1, arbitrary: fc.array(hostileText(200), { maxLength: 300 }) },
  );

/** JSON text with the raw parts inserted. */
function stringify(value: unknown): string {
  return JSON.stringify(value).replace(/"\\u0001raw:((?:[^"\\]|\\.)*)"/g, (_all, text: string) =>
    JSON.parse(`"${text}"`),
  );
}

function changeAt(
  value: unknown,
  path: readonly string[],
  change: (parent: Record<string, unknown>, key: string) => void,
): unknown {
  const copy = structuredClone(value);
  let parent = copy as Record<string, unknown>;
  for (const key of path.slice(0, -1)) parent = parent[key] as Record<string, unknown>;
  const lastKey = path.at(-1);
  if (lastKey !== undefined) change(parent, lastKey);
  return copy;
}

function listPaths(value: unknown, above: string[] = []): string[][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, inner]) => [
    [...above, key],
    ...listPaths(inner, [...above, key]),
  ]);
}

const hostileBytes = fc.uint8Array({ maxLength: 400 }).map((bytes) => Buffer.from(bytes));

/**
 * Complete JSON bodies: a valid one with one part replaced, removed or added, or no JSON at all.
 */
export function hostileJsonBody(
  seeds: readonly object[],
  maxLength: number,
): fc.Arbitrary<RequestContent> {
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
    const paths = listPaths(seed);
    const replaced = fc
      .tuple(fc.constantFrom(...(paths.length > 0 ? paths : [['x']])), hostileJson(maxLength))
      .map(([path, value]) =>
        stringify(
          changeAt(seed, path, (parent, key) => {
            parent[key] = value;
          }),
        ),
      );
    const removed = fc.constantFrom(...(paths.length > 0 ? paths : [['x']])).map((path) =>
      stringify(
        changeAt(seed, path, (parent, key) => {
          delete parent[key];
        }),
      ),
    );
    const joined = fc
      .tuple(hostileKey, hostileJson(maxLength))
      .map(
        ([key, value]) => `{${JSON.stringify(key)}:${stringify(value)},${stringify(seed).slice(1)}`,
      );
    const cut = fc.nat(stringify(seed).length).map((end) => stringify(seed).slice(0, end));
    return fc.oneof({ weight: 6, arbitrary: replaced }, removed, joined, cut);
  });
  const text = fc.oneof(
    { weight: 8, arbitrary: mutated },
    hostileJson(maxLength).map(stringify),
    deepNesting,
    hostileText(maxLength),
  );
  const body = fc.oneof(
    { weight: 10, arbitrary: text.map((t) => Buffer.from(t.slice(0, maxLength * 4))) },
    { weight: 1, arbitrary: hostileBytes },
  );
  return fc
    .tuple(body, fc.oneof({ weight: 8, arbitrary: fc.constant('application/json') }, headers))
    .map(([bytes, type]) => toContent(bytes, type));
}

type Entry = [name: string, value: string | Uint8Array<ArrayBuffer>];
const listEntries = (seed: FormSeed): Entry[] =>
  Object.entries(seed).flatMap(([name, value]): Entry[] =>
    Array.isArray(value) ? value.map((one) => [name, one]) : [[name, value]],
  );

function mutateForm(seed: FormSeed, maxLength: number): fc.Arbitrary<Entry[]> {
  const entries = listEntries(seed);
  const index = fc.nat(Math.max(0, entries.length - 1));
  const value: fc.Arbitrary<string | Uint8Array<ArrayBuffer>> = fc.oneof(
    { weight: 12, arbitrary: hostileText(maxLength) },
    { weight: 1, arbitrary: hostileBytes.map((b) => new Uint8Array(b)) },
  );
  const mutation = fc.oneof(
    {
      weight: 6,
      arbitrary: fc.tuple(index, value).map(
        ([position, newValue]) =>
          (all: Entry[]) =>
            all.map((e, i): Entry => (i === position ? [e[0], newValue] : e)),
      ),
    },
    {
      weight: 1,
      arbitrary: index.map((position) => (all: Entry[]) => all.filter((_, i) => i !== position)),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(index, value).map(([position, newValue]) => (all: Entry[]) => [
        ...all,
        [all[position]?.[0] ?? 'x', newValue] as Entry,
      ]),
    },
    {
      weight: 1,
      arbitrary: fc.tuple(hostileKey, value).map(([key, newValue]) => (all: Entry[]) => [
        [key, newValue] as Entry,
        ...all,
      ]),
    },
    {
      weight: 1,
      arbitrary: fc
        .nat(300)
        .map((n) => (all: Entry[]) => [
          ...all,
          ...Array.from({ length: n }, (): Entry => ['x', 'y']),
        ]),
    },
  );
  return fc
    .array(mutation, { minLength: 1, maxLength: 3 })
    .map((steps) => steps.reduce((all, step) => step(all), entries));
}

const BOUNDARY = 'b0undary';

function encodeMultipart(entries: Entry[]): Buffer {
  const parts = entries.flatMap(([name, value]) => {
    const file =
      typeof value === 'string'
        ? ''
        : '; filename="f.docx"\r\nContent-Type: application/octet-stream';
    const safeName = name.replace(/["\r\n\0]/g, '_');
    return [
      Buffer.from(
        `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${safeName}"${file}\r\n\r\n`,
      ),
      Buffer.from(value as string),
      Buffer.from('\r\n'),
    ];
  });
  return Buffer.concat([...parts, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

function encodeUrlencoded(entries: Entry[]): Buffer {
  const text = (value: Entry[1]) =>
    typeof value === 'string' ? value : Buffer.from(value).toString('latin1');
  return Buffer.from(
    new URLSearchParams(entries.map(([name, value]) => [name, text(value)])).toString(),
  );
}

/** Changes, cuts or inserts bytes. */
const damageBytes = (bytes: Buffer) =>
  fc
    .array(
      fc.tuple(
        fc.nat(Math.max(0, bytes.length - 1)),
        fc.nat(255),
        fc.constantFrom('set', 'cut', 'add'),
      ),
      {
        minLength: 1,
        maxLength: 6,
      },
    )
    .map((steps) => {
      let out = Buffer.from(bytes);
      for (const [offset, byte, action] of steps) {
        if (action === 'set') out[offset] = byte;
        if (action === 'cut') out = out.subarray(0, offset);
        if (action === 'add')
          out = Buffer.concat([
            out.subarray(0, offset),
            Buffer.from([byte, 0xff, 0]),
            out.subarray(offset),
          ]);
      }
      return out;
    });

/** Names without values: Node's parser needs quadratic time for them. */
const bareNames = fc
  .tuple(
    fc.constantFrom('a&', '%61&', '&', 'a=&', '=&'),
    fc.constantFrom(60_000, 500_000, 2_000_000),
  )
  .map(([piece, bytes]) => Buffer.from(piece.repeat(bytes / piece.length)));

const FORM = 'application/x-www-form-urlencoded';
const MULTIPART = `multipart/form-data; boundary=${BOUNDARY}`;

export function hostileFormBody(
  seeds: readonly FormSeed[],
  maxLength: number,
): fc.Arbitrary<RequestContent> {
  const entries = fc.constantFrom(...seeds).chain((seed) => mutateForm(seed, maxLength));
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
    { weight: 6, arbitrary: entries.map((all) => toContent(encodeUrlencoded(all), FORM)) },
    { weight: 6, arbitrary: entries.map((all) => toContent(encodeMultipart(all), MULTIPART)) },
    {
      weight: 3,
      arbitrary: entries
        .chain((all) => damageBytes(encodeMultipart(all)))
        .map((bytes) => toContent(bytes, MULTIPART)),
    },
    {
      weight: 2,
      arbitrary: entries
        .chain((all) => damageBytes(encodeUrlencoded(all)))
        .map((bytes) => toContent(bytes, FORM)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(entries, fc.constantFrom(...TYPES))
        .map(([all, type]) => toContent(encodeUrlencoded(all), type)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(bareNames, fc.constantFrom(FORM, FORM, ...TYPES))
        .map(([bytes, type]) => toContent(bytes, type)),
    },
    {
      weight: 1,
      arbitrary: fc
        .tuple(hostileBytes, fc.constantFrom(...TYPES))
        .map(([bytes, type]) => toContent(bytes, type)),
    },
  );
}

/** Encodes the form as it is; one with a file, and a large one, as multipart. */
export function encodeForm(seed: FormSeed): RequestContent {
  const all = listEntries(seed);
  const isLarge = all.some(([, value]) => typeof value !== 'string' || value.length > 10_000);
  return toContent(
    isLarge ? encodeMultipart(all) : encodeUrlencoded(all),
    isLarge ? MULTIPART : FORM,
  );
}

export const encodeJson = (seed: object): RequestContent =>
  toContent(Buffer.from(JSON.stringify(seed)), 'application/json');

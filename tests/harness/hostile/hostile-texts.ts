// Hostile input for fields, URLs and headers.
import fc from 'fast-check';
import { anyCharacter } from './any-character.ts';

const HOSTILE_STRINGS = [
  '',
  ' ',
  '\0',
  'a\0b',
  '\ud800',
  '\udfff tail',
  '\u202eright to left\u202c',
  '\ufeff',
  'e\u0301'.repeat(200),
  '\r\nSet-Cookie: planted=1',
  '\r\nBcc: victim@example.com',
  "' OR 1=1 --",
  "'; DROP TABLE users; --",
  '\\',
  '%',
  '%00',
  '$1 $& $`',
  '<script>alert(1)</script>',
  '"><img src=x onerror=alert(1)>',
  '{{7*7}} #{7*7} <%= 7 %>',
  '../../../../etc/passwd',
  'C:\\windows\\win.ini',
  'file:///etc/passwd',
  '//evil.example/',
  'javascript:alert(1)',
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
  'true',
  '-1',
  '0x10',
  '1e309',
  '9'.repeat(400),
  '99999999999999999999',
  '1.7976931348623157e308',
  '0000-00-00',
  '2026-02-30',
  '+275760-09-13T00:00:00.001Z',
  '00000000-0000-0000-0000-000000000000',
  '=HYPERLINK("http://evil.example")',
  '[]',
  '{}',
  '((((((((((a+)+)+)+)+)+)+)+)+)+$',
  '((('.repeat(2000),
  '410 U.S. 113, 116; id. at 5; see Roe v. Wade, 410 U.S. 113 (1973); 42 U.S.C. § 1983',
];

/** `maxLength`: keeps the body within the route's size limit. */
export const hostileText = (maxLength: number) =>
  fc
    .oneof(
      { weight: 4, arbitrary: fc.constantFrom(...HOSTILE_STRINGS) },
      { weight: 3, arbitrary: fc.string({ unit: anyCharacter, maxLength: 60 }) },
      { weight: 1, arbitrary: fc.string({ unit: 'grapheme', maxLength: 400 }) },
      // Unpaired surrogates and their neighbors.
      {
        weight: 1,
        arbitrary: fc
          .array(fc.integer({ min: 0xd7f0, max: 0xe00f }), { maxLength: 40 })
          .map((c) => String.fromCharCode(...c)),
      },
      {
        weight: 1,
        arbitrary: fc
          .tuple(
            fc.constantFrom('a', ' ', 'é', '.', '((', '"', '§ 1 ', '1 U.S. 1 '),
            fc.nat(maxLength),
          )
          .map(([s, n]) => s.repeat(n / s.length)),
      },
    )
    .map((text) => text.slice(0, maxLength));

export const hostileKey = fc.oneof(
  fc.constantFrom(
    '__proto__',
    'constructor',
    'prototype',
    'toString',
    '',
    '0',
    'length',
    'then',
    'toJSON',
    'a[b]',
    'a.b',
    'a]',
    '\0',
  ),
  fc.string({ maxLength: 20 }),
);

export const deepNesting = fc
  .tuple(
    fc.constantFrom<[string, string]>(['[', ']'], ['{"a":', '}']),
    fc.integer({ min: 50, max: 8000 }),
  )
  .map(
    ([[open, close], depth]) =>
      `${open.repeat(depth)}${open === '[' ? '' : '1'}${close.repeat(depth)}`,
  );

/** A query string: mostly known names, with hostile values. */
export function hostileQuery(names: readonly string[]): fc.Arbitrary<string> {
  const name = fc.oneof(
    { weight: 5, arbitrary: fc.constantFrom(...names) },
    { weight: 1, arbitrary: hostileKey },
  );
  const value = fc.oneof(
    hostileText(1500).map((text) => encodeURIComponent(text.toWellFormed())),
    fc.constantFrom('%', '%ZZ', '%C3', '%00', '%ED%A0%80', '+', '&&', '=', '%u0041'),
  );
  return fc
    .array(
      fc.tuple(
        name.map((n) => encodeURIComponent(n.toWellFormed())),
        value,
      ),
      { minLength: 1, maxLength: 5 },
    )
    .map((pairs) => `?${pairs.map((p) => p.join('=')).join('&')}`.slice(0, 8000));
}

const HEADERS = [
  'Cookie',
  'Accept',
  'Accept-Encoding',
  'Accept-Language',
  'If-None-Match',
  'If-Modified-Since',
  'Range',
  'Referer',
  'User-Agent',
  'X-Forwarded-For',
  'X-Forwarded-Proto',
  'Forwarded',
  'Answer-Token',
  'Authorization',
  'Expect',
  'Content-Type',
  'Origin',
  'Sec-Fetch-Site',
  'X-HTTP-Method-Override',
  'Plainlaw-Signature',
  'Upgrade',
  'Te',
];
const COOKIES = [
  'state=',
  'plainlaw.session_token=',
  '__Host-plainlaw.session_token=',
  'plainlaw.sent=',
  'plainlaw.state=',
  '__proto__=',
  '=',
  ';;',
  'theme=',
];

/** Header lines for a raw request. */
export const hostileHeaders: fc.Arbitrary<string> = fc
  .array(
    fc.tuple(
      fc.constantFrom(...HEADERS),
      fc.oneof(
        hostileText(3000),
        fc
          .array(
            fc.tuple(fc.constantFrom(...COOKIES), hostileText(80)).map((p) => p.join('')),
            { maxLength: 6 },
          )
          .map((all) => all.join('; ')),
        fc.constantFrom(
          'gzip;q=nope, br;q=9e9, *;q=',
          'bytes=0-,-1,5-2',
          '*',
          'W/"',
          '100-continue',
          'text/html;q=0,application/json',
        ),
      ),
    ),
    { minLength: 1, maxLength: 6 },
  )
  .map((lines) =>
    lines.map(([name, value]) => `${name}: ${value.replace(/[\r\n\0]/g, ' ')}\r\n`).join(''),
  );

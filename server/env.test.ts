import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readSettings, SettingsError } from './env.ts';
import { LIMITS } from './load/limits.ts';

const SECRET = 'x'.repeat(32);

test('news feeds are on unless they are turned off', () => {
  expect(readSettings({}).newsFeeds).toBe('on');
  expect(readSettings({ NEWS_FEEDS: 'off' }).newsFeeds).toBe('off');
});

describe('a wrong setting stops the start with a sentence that names it', () => {
  test.each([
    ['PORT', 'eighty'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['HOST', 'not a host'],
    ['PUBLIC_URL', 'law.example.org'],
    ['PUBLIC_URL', 'ftp://law.example.org'],
    ['DATABASE_URL', 'mysql://db/law'],
    ['DATABASE_URL', 'postgres://one/law,two/law'],
    ['DATABASE_REPLICA_URLS', 'http://replica/law'],
    ['DATABASE_REPLICA_URLS', 'postgres://replica/law'],
    ['DATABASE_POOL_SIZE', '1'],
    ['DATABASE_POOL_SIZE', 'many'],
    ['APP_SECRET', 'too short'],
    ['SITE_NAME', 'x'.repeat(41)],
    ['SUPPORT_EMAIL', 'nobody'],
    ['STORE_URL', 'javascript:alert(1)'],
    ['PAYWALL', 'maybe'],
    ['SMTP_URL', 'http://mail'],
    ['TRUSTED_PROXIES', '10.0.0.0/33'],
    ['TRUSTED_PROXIES', '10.0.0.1, proxy.local'],
    ['TRUSTED_PROXIES', '10.0.0.0/8/8'],
    ['METRICS_PORT', '-1'],
    ['RATE_LIMITS', 'no'],
    ['LIMIT_NEWSLETTER', '5'],
    ['LIMIT_PAGES', '0/60'],
    ['LIMIT_WRITES', '5/0'],
    ['WATCHDOG_SECONDS', '1'],
    ['WATCHDOG_SECONDS', '-5'],
    ['WATCHDOG_SECONDS', 'off'],
    ['PAGE_MEMORY_MB', '0'],
    ['LOG_LEVEL', 'loud'],
  ])('%s=%s', (name, value) => {
    const settingNames = () => readSettings({ [name]: value });
    expect(settingNames).toThrow(SettingsError);
    expect(settingNames).toThrow(new RegExp(`^Setting ${name} must .+\\.$`, 'm'));
  });

  test('all wrong ones at once, one sentence each', () => {
    try {
      readSettings({ PORT: 'x', PAYWALL: 'x', LIMIT_PAGES: 'x' });
      expect.unreachable();
    } catch (error) {
      const sentences = (error as Error).message.split('\n');
      expect(sentences.map((s) => s.split(' ')[1])).toEqual(['PORT', 'PAYWALL', 'LIMIT_PAGES']);
    }
  });

  test('a secret is never repeated', () => {
    expect(() => readSettings({ APP_SECRET: 'hunter2' })).toThrow(/^(?!.*hunter2)/);
    expect(() => readSettings({ DATABASE_URL: 'oops://u:hunter2@db/x' })).toThrow(/^(?!.*hunter2)/);
  });
});

describe('the app secret', () => {
  test('must be given with an outside database, because several processes share it', () => {
    expect(() => readSettings({ DATABASE_URL: 'postgres://db/law' })).toThrow(
      /^Setting APP_SECRET must be given/,
    );
    expect(readSettings({ DATABASE_URL: 'postgres://db/law', APP_SECRET: SECRET }).appSecret).toBe(
      SECRET,
    );
  });
  test('is made on the first start with our own database', () => {
    expect(readSettings({}).appSecret).toBeUndefined();
  });
});

test('several servers are separated by commas, and a password may have one', () => {
  const settings = readSettings({
    APP_SECRET: SECRET,
    DATABASE_URL: 'postgres://u:p,w@one/law, postgres://two/law',
    DATABASE_REPLICA_URLS: 'postgres://u:p,w@three/law,postgresql://four/law',
  });
  expect(settings.databaseUrl).toBe('postgres://u:p,w@one/law, postgres://two/law');
  expect(settings.databaseReplicaUrls).toEqual([
    'postgres://u:p,w@three/law',
    'postgresql://four/law',
  ]);
});

describe('what is meant when nothing is said', () => {
  test('an empty environment serves on loopback', () => {
    expect(readSettings({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      publicUrl: 'http://localhost:3000',
      dataDir: resolve('.data'),
      databaseUrl: undefined,
      paywall: 'on',
      rateLimits: 'on',
      limits: LIMITS,
      metrics: undefined,
      trustedProxies: [],
      mailFrom: '"Plainlaw" <no-reply@localhost>',
      logLevel: 'info',
    });
  });
  test('an empty value is no value', () => {
    expect(
      readSettings({
        PORT: '',
        PUBLIC_URL: '',
        DATABASE_URL: '',
        LIMIT_PAGES: '',
        TRUSTED_PROXIES: '',
      }),
    ).toEqual(readSettings({}));
  });
  test('the public address follows port and host, and loses its closing slash', () => {
    expect(readSettings({ PORT: '8080', HOST: '0.0.0.0' }).publicUrl).toBe('http://localhost:8080');
    expect(readSettings({ HOST: 'law.local' }).publicUrl).toBe('http://law.local:3000');
    expect(readSettings({ HOST: 'fd00::7' }).publicUrl).toBe('http://[fd00::7]:3000');
    expect(readSettings({ PUBLIC_URL: 'https://law.example.org//' }).publicUrl).toBe(
      'https://law.example.org',
    );
  });
  test('a site name with a comma stays one sender', () => {
    expect(readSettings({ SITE_NAME: 'Law, Inc "x"' }).mailFrom).toBe(
      '"Law, Inc x" <no-reply@localhost>',
    );
  });
  test('CourtListener is connected by its token alone', () => {
    expect(
      readSettings({ COURTLISTENER_URL: 'https://example.org' }).courtListener,
    ).toBeUndefined();
    const token = '0123456789abcdef';
    expect(readSettings({ COURTLISTENER_TOKEN: token }).courtListener).toEqual({
      url: 'https://www.courtlistener.com',
      token,
    });
    expect(() => readSettings({ COURTLISTENER_TOKEN: 'Token 0123456789' })).toThrow(
      /^Setting COURTLISTENER_TOKEN must be the token/,
    );
  });
  test('limits and proxies are read', () => {
    const settings = readSettings({
      LIMIT_NEWSLETTER: '7/60',
      TRUSTED_PROXIES: ' 10.0.0.0/8 ,::1 ',
    });
    expect(settings.limits).toEqual({ ...LIMITS, newsletter: { count: 7, seconds: 60 } });
    expect(settings.trustedProxies).toEqual(['10.0.0.0/8', '::1']);
  });
});

test('.env.example lists exactly the variables that are read', () => {
  const root = join(import.meta.dirname, '..');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const exampleNames = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(
    (match) => match[1] as string,
  );
  const source = readFileSync(join(root, 'server', 'env.ts'), 'utf8');
  const settingNames = [...source.matchAll(/^ {2}([A-Z][A-Z0-9_]*): /gm)].map(
    (match) => match[1] as string,
  );
  const limits = Object.keys(LIMITS).map(
    (name) => `LIMIT_${name.toUpperCase().replaceAll('-', '_')}`,
  );
  expect(settingNames.length).toBeGreaterThan(15);
  expect(exampleNames.toSorted()).toEqual([...settingNames, ...limits].toSorted());
  expect(new Set(exampleNames).size).toBe(exampleNames.length);
});

test('docs/settings.md has every setting', () => {
  const root = join(import.meta.dirname, '..');
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const table = readFileSync(join(root, 'docs', 'settings.md'), 'utf8');
  const names = [...example.matchAll(/^#?\s*([A-Z][A-Z0-9_]*)=/gm)].map(([, name]) => name);
  expect(names.filter((name) => !table.includes(`\`${name}\``))).toEqual([]);
});

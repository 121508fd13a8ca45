import { describe, expect, test } from 'vitest';
import { hashAndStripNonces, scriptHash, securityHeaders } from './headers.ts';

const MARK = 'abcdefghijklmnopqrstuv';

describe('script marks become hashes', () => {
  test('a marked script is allowed by its hash and loses its mark', () => {
    const page = hashAndStripNonces(`<script nonce="${MARK}">go()</script>`, MARK);
    expect(page).toEqual({ html: '<script>go()</script>', hashes: [scriptHash('go()')] });
  });
  test('a planted script without the mark gets no hash', () => {
    const { html, hashes } = hashAndStripNonces(`<p><script>steal()</script></p><script nonce="${MARK}" async="">go()</script>`, MARK);
    expect(hashes).toEqual([scriptHash('go()')]);
    expect(html).toContain('<script>steal()</script>');
  });
  test('a planted script with a guessed mark gets no hash', () => {
    expect(hashAndStripNonces('<script nonce="guess">steal()</script>', MARK).hashes).toEqual([]);
    expect(hashAndStripNonces(`<script data-x=' nonce='>${MARK}</script>`, MARK).hashes).toEqual([]);
  });
  test('the mark inside a script is not the mark on it', () => {
    expect(hashAndStripNonces(`<script>" nonce="${MARK}"</script>`, MARK).hashes).toEqual([]);
  });
  test('one hash for equal scripts, none for empty ones', () => {
    const script = `<script nonce="${MARK}">go()</script>`;
    expect(hashAndStripNonces(`${script}${script}<script nonce="${MARK}" src="/x.js"></script>`, MARK).hashes).toHaveLength(1);
  });
  test('the mark never leaves the server', () => {
    expect(
      hashAndStripNonces(`<link nonce="${MARK}"><script nonce="${MARK}">1</script><style nonce="${MARK}"></style>`, MARK).html,
    ).not.toContain(MARK);
  });
  test('the hash is the one browsers compute', () => {
    expect(scriptHash("alert('Hello, world.');")).toBe('sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=');
  });
});

describe('security headers', () => {
  const policy = (secure: boolean, hashes?: string[]) => securityHeaders({ secure }, hashes)['Content-Security-Policy'] ?? '';
  test('nothing inline without a hash, nothing from elsewhere', () => {
    expect(policy(false, ['sha256-abc='])).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy(false)).not.toMatch(/unsafe|https?:|\*/);
    for (const rule of ["default-src 'none'", "base-uri 'none'", "frame-ancestors 'none'", "form-action 'self'"]) {
      expect(policy(false).split('; ')).toContain(rule);
    }
  });
  test('promises about TLS only behind TLS', () => {
    expect(securityHeaders({ secure: true })).toHaveProperty('Strict-Transport-Security');
    expect(policy(true)).toContain('upgrade-insecure-requests');
    expect(securityHeaders({ secure: false })).not.toHaveProperty('Strict-Transport-Security');
    expect(policy(false)).not.toContain('upgrade-insecure-requests');
  });
});

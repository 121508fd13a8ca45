import { describe, expect, test } from 'vitest';
import { scriptHash, securityHeaders } from './headers.ts';

test('the hash is the one browsers compute', () => {
  expect(scriptHash("alert('Hello, world.');")).toBe(
    'sha256-qznLcsROx4GACP2dm0UCKCzCG+HiZ1guq6ZZDob/Tng=',
  );
});

describe('security headers', () => {
  const policy = (secure: boolean, hashes?: string[]) =>
    securityHeaders({ secure }, hashes)['Content-Security-Policy'] ?? '';
  test('nothing inline without a hash, nothing from elsewhere', () => {
    expect(policy(false, ['sha256-abc='])).toContain("script-src 'self' 'sha256-abc=';");
    expect(policy(false)).not.toMatch(/unsafe|https?:|\*/);
    for (const rule of [
      "default-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "form-action 'self'",
    ]) {
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

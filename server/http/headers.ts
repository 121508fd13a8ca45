// Security headers. Inline scripts are allowed by hash, not by nonce, so that a cached page keeps a
// valid policy.
import { createHash } from 'node:crypto';

export type SecurityOptions = {
  secure: boolean;
  /** Other origins that a form may redirect to (Google sign-in). */
  formTargets?: string[];
  /**
   * For the script of a worker that compiles WebAssembly. A worker has the policy of its own
   * script, so no page needs this.
   */
  compilesWasm?: boolean;
};

export function securityHeaders(
  { secure, formTargets = [], compilesWasm = false }: SecurityOptions,
  scriptHashes: string[] = [],
): Record<string, string> {
  return {
    'Content-Security-Policy': [
      "default-src 'none'",
      `script-src 'self'${compilesWasm ? " 'wasm-unsafe-eval'" : ''}${scriptHashes.map((hash) => ` '${hash}'`).join('')}`,
      "style-src 'self'",
      "img-src 'self'",
      "font-src 'self'",
      "connect-src 'self'",
      // A widget, on the page that makes its snippet.
      "frame-src 'self'",
      "manifest-src 'self'",
      ["form-action 'self'", ...formTargets].join(' '),
      "base-uri 'none'",
      "frame-ancestors 'none'",
      ...(secure ? ['upgrade-insecure-requests'] : []),
    ].join('; '),
    ...(secure ? { 'Strict-Transport-Security': 'max-age=63072000; includeSubDomains' } : {}),
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'same-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy':
      'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  };
}

export function scriptHash(script: string): string {
  return `sha256-${createHash('sha256').update(script).digest('base64')}`;
}

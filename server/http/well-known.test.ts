import { expect, test } from 'vitest';
import { fixedClock } from '#lib/clock.ts';
import { securityTxt } from './well-known.ts';

test('security.txt names whom to tell, and expires within a year', () => {
  const site = { name: 'Plainlaw', publicUrl: 'https://law.example', paywall: 'on' } as const;
  const clock = fixedClock('2026-11-15T12:00:00Z');
  const text = securityTxt(site, clock);
  expect(text).toContain('Contact: https://law.example/support\n');
  expect(text).toContain('Canonical: https://law.example/.well-known/security.txt\n');
  const expires = new Date(/Expires: (\S+)/.exec(text)?.[1] ?? '').getTime();
  expect(expires).toBeGreaterThan(clock.now().getTime());
  expect(expires).toBeLessThan(Date.parse('2027-11-15'));
  expect(securityTxt({ ...site, supportEmail: 'a@law.example' }, clock)).toContain(
    'Contact: mailto:a@law.example\n',
  );
});

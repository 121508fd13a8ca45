// Keeps the figures and comparisons of state rules to the day: at the start, and each hour.
import { ageRules } from '#features/library/age-rules.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { Clock } from '#lib/clock.ts';
import type { Cleanup } from './cleanup.ts';

const HOUR_MS = 60 * 60 * 1000;

export function watchRuleAges(
  { library, clock }: Pick<LibraryDeps, 'library'> & { clock: Clock },
  cleanup: Cleanup,
): void {
  const age = () => {
    library.rules = ageRules(library.rules, clock.now());
  };
  age();
  const timer = setInterval(age, HOUR_MS);
  cleanup.add(() => clearInterval(timer));
}

import { expectTypeOf, test } from 'vitest';
import type { Translation } from './translation.ts';

type English = {
  readonly title: 'The list';
  readonly found: (count: number) => string;
  readonly kinds: { readonly case: 'A case'; readonly rule: 'A rule' };
  readonly limits: readonly ['One', 'Two'];
  readonly note: (text: string) => string | undefined;
};

test('a translation has the names and the parameters of the English texts', () => {
  const some: Translation<English> = { title: 'La lista', found: () => 'Uno', limits: ['Uno'] };
  expectTypeOf(some.kinds).toEqualTypeOf<
    { readonly case: string; readonly rule: string } | undefined
  >();
  expectTypeOf(some.note).toEqualTypeOf<((text: string) => string | undefined) | undefined>();
  // @ts-expect-error there is no such text
  ({ titel: 'La lista' }) satisfies Translation<English>;
  // @ts-expect-error the count is a number
  ({ found: (count: string) => count }) satisfies Translation<English>;
  // @ts-expect-error a text of several parts is translated whole
  ({ kinds: { case: 'Un caso' } }) satisfies Translation<English>;
});

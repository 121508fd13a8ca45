/**
 * The texts of a group in another language (messages.es.ts): some or all of them, each with the
 * same parameters. What is missing stays English.
 *
 *     import type * as english from './messages.ts';
 *     export const deadlines: Translation<typeof english.deadlines> = { title: '…' };
 */
export type Translation<Group> = { [Name in keyof Group]?: Translated<Group[Name]> };

type Translated<Text> = Text extends string
  ? string
  : Text extends (...values: infer Values) => infer Result
    ? (...values: Values) => Translated<Result>
    : Text extends readonly (infer Item)[]
      ? readonly Translated<Item>[]
      : { readonly [Name in keyof Text]: Translated<Text[Name]> };

import { expect, test } from 'vitest';
import { stripControls } from './control-characters.ts';

test.each([
  ['a title and a cleared screen', 'hello \u001b]0;PWNED\u0007\u001b[2J', 'hello ]0;PWNED[2J'],
  ['C1 controls', 'a\u009b2Jb\u0085c', 'a2Jbc'],
  ['a line that overwrites itself', 'a\rb\bc\u007f', 'abc'],
  ['a line in another order', 'a\u202egpj.exe\u2066b', 'agpj.exeb'],
  ['text of people', 'Über\tuns\n漢字 😀 שלום', 'Über\tuns\n漢字 😀 שלום'],
])('%s', (_what, text, printed) => expect(stripControls(text)).toBe(printed));

import { expect, test } from 'vitest';
import { isSpanish } from './is-spanish.ts';

test.each([
  'desalojo',
  'me van a desalojar mañana',
  'no me quieren pagar',
  'cuanto tiempo tengo pa contestar',
  'mi landlord me quiere echar del apartamento',
  '¿Bonita?',
  'Gracias',
  'abogado gratis en Houston',
])('%s is Spanish', (text) => {
  expect(isSpanish(text)).toBe(true);
});

test.each([
  'no',
  'I live in San Antonio, Texas',
  'teacher pension and social security both? got told no',
  'my landlord in Los Angeles raised the rent',
  'can I sue La Quinta hotel',
  'is it legal to sell tamales',
  'husband was in vietnam, is there a pension for me',
  'amicus curiae brief',
  'res judicata',
  '',
  '123',
  'ÀÀÀ',
])('%s is not', (text) => {
  expect(isSpanish(text)).toBe(false);
});

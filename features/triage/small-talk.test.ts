import { describe, expect, test } from 'vitest';
import { NAMES } from './given-names.ts';
import { isBareCry, readSmallTalk } from './small-talk.ts';
import { ANCHORED, PHRASES, SITE_FILLERS, SITE_WORDS } from './small-talk-words.ts';

test.each([
  ['Hi', 'greeting'],
  ['hiiii there!!', 'greeting'],
  ['Hello, Maria', 'greeting'],
  ['Hola, ¿cómo está?', 'greeting'],
  ['thank you so much 🙏', 'thanks'],
  ['Ok thanks', 'thanks'],
  ['Muchas gracias, muy amable', 'thanks'],
  ['No', 'reply'],
  ['no thanks', 'reply'],
  ['Sí', 'reply'],
  ['testing, testing', 'test'],
  ['thank you so much for explaining that so clearly', 'thanks'],
  ['hi there, I have a quick question', 'greeting'],
  ['yes that is what I meant', 'reply'],
  ['nomas estoy probando a ver si sirve', 'test'],
  ['are you a real person?', 'about-us'],
  ['hello, is this free', 'about-us'],
  ['¿Eres un robot?', 'about-us'],
  ['hahahahaha', 'reply'],
  ['ni idea', 'reply'],
  ['gracias por la rapidez', 'thanks'],
  ["how's your day been", 'greeting'],
  ['is this private', 'about-us'],
  ['¿guardan lo que escribo?', 'about-us'],
  ['can you see on this site what I typed here', 'about-us'],
  ['¿guardan lo que escribe uno aquí?', 'about-us'],
  ['happy thanksgiving to the whole team!', 'greeting'],
  ['Feliz año nuevo y felices fiestas a todos', 'greeting'],
  ['nvm, I found it', 'reply'],
  ['olvídalo, ya la encontré', 'reply'],
  ['espéreme un ratito por favor', 'reply'],
  ['hold on, let me get my glasses', 'reply'],
  ['oops, hit the wrong button', 'reply'],
  ['se mandó sin querer', 'reply'],
  ['my daughter is helping me type', 'reply'],
  ['mi sobrino me está ayudando a escribir', 'reply'],
  ['I live with my mother-in-law', 'reply'],
  ['vivimos con mi cuñada', 'reply'],
  ["I'm from Ohio", 'reply'],
  ['soy de Jalisco y vivo en Texas', 'reply'],
] as const)('%s is small talk: %s', (text, kind) => {
  expect(readSmallTalk(text)).toBe(kind);
});

/** Near small talk in words; what hides despair is never taken from the model. */
test.each([
  'no more',
  'ya no',
  'im done',
  'goodbye everyone',
  'thanks for everything, goodbye',
  'thanks 💔',
  'hi :(',
  'i am free',
  'hello darkness',
  'sorry',
  'ok im tired',
  'no i cant',
  'yes i want to die',
  'gracias por todo, perdón',
  'adiós',
  'bye',
  'why',
  'not good',
  'help me die',
  'no please no',
  'no i think this is it',
  'no not good',
  'thanks for everything',
  'gracias por todo',
  'please',
  'i will',
  'thank you all, it was good',
  'hello i am done',
  'merry christmas to everyone, take care of my dog',
  'this was my last christmas',
  'happy',
  'found it, the way',
  'I found the answer',
  'forget it',
  'olvídelo',
  'still here',
  'sent by mistake, I was a mistake',
  'disculpe, le di enter sin querer',
  'espéreme, ya voy',
  'my husband is typing this for me',
  'I am writing this for my daughter',
  'le escribo a mi hija',
  'I live with my ex',
  'vivo con mi esposo',
  'I live with my son and I am scared',
  'I live in pain',
  'vivo en la calle',
  "I'm from Texas and I want out",
  'yes i am sure i want out',
  '',
  'a '.repeat(50),
])('%s is not', (text) => {
  expect(readSmallTalk(text)).toBeUndefined();
});

describe('bare cries', () => {
  test.each(['please help', 'HELP ME!!', 'ayuda por favor', 'auxilio', 'i need help now', '???'])(
    '%s',
    (text) => {
      expect(isBareCry(text)).toBe(true);
    },
  );
  test.each([
    'please',
    'hello',
    'help me with my lease',
    'help i cant go on',
    'ayuda me quiero morir',
  ])('%s is none', (text) => {
    expect(isBareCry(text)).toBe(false);
  });
});

test('no word of leaving, ending, giving away, being sorry or tired stands on the list', () => {
  const words = new Set(
    [
      ...Object.values(PHRASES).flat(),
      ...ANCHORED.flatMap(([, anchors, fillers]) => [...anchors, ...fillers]),
      ...SITE_WORDS,
      ...SITE_FILLERS,
      ...NAMES,
    ].flatMap((phrase) => phrase.split(' ')),
  );
  const forbidden =
    'bye goodbye farewell leave leaving gone end ending ended over done finish finished enough quit stop give giving gave away keep take sorry apologize forgive tired exhausted die dead death kill hurt pain alone lonely burden anymore more nothing never forever last adios chao adiosito despido irme voy fin final termino acabo basta regalo dejo perdon perdoname disculpa cansado cansada harto harta morir muerte muerto matar dolor solo sola carga mas nunca';
  // "solo probando" and "que más" are greetings and tests as whole phrases.
  const found = forbidden.split(' ').filter((word) => words.has(word));
  expect(found).toEqual(['solo', 'mas']);
});

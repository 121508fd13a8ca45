// The first sentence of an answer from the library, against an earlier release in the same run:
// BEFORE names a folder with its files and packages. Both answer the same new questions in turn,
// each in a process of its own, so that whatever else runs slows both.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { atMost, getMedian, type Ratio } from './ratios.ts';

const MAX_RATIO = 1.2;
const WARM_UP = 3;
const QUESTIONS = [
  'how long does my landlord have to return my deposit in ohio',
  'I was fired on Monday. When is my last check due, and do I get unemployment?',
  'a debt collector keeps calling my job',
  'she will not let me see my kids on my weekends, can I stop paying support',
  'we were served with an eviction summons, do I have to answer it',
  'my father died without a will, who gets the house',
  'the dealer sold me the car as is and the engine died',
  'can the police search my phone',
  'my tenant stopped paying, can I change the locks',
  'rear ended somebody and my insurance had lapsed',
];
const ROUNDS = 3;

export async function run(): Promise<Ratio[]> {
  const before = process.env.BEFORE;
  if (!before) {
    console.log('first-words: BEFORE is no folder of an earlier release, nothing to compare with');
    return [];
  }
  const [own, earlier] = await Promise.all([
    startRelease(join(import.meta.dirname, '..')),
    startRelease(before),
  ]);
  const times = { own: [] as number[], earlier: [] as number[] };
  for (let round = 0; round < ROUNDS; round++)
    for (const [index, question] of QUESTIONS.entries()) {
      // A new question each time: neither side has its vector.
      const text = `${question}, I have asked ${round * QUESTIONS.length + index + 2} people`;
      const [first, second] = [await earlier.ask(text), await own.ask(text)];
      if (round === 0 && index < WARM_UP) continue;
      times.earlier.push(first);
      times.own.push(second);
    }
  own.stop();
  earlier.stop();
  const [now, then] = [getMedian(times.own), getMedian(times.earlier)];
  console.log(`first-words: ${now.toFixed(0)} ms, before ${then.toFixed(0)} ms`);
  return [
    atMost(
      'the first sentence from the library, against the release before',
      now / then,
      MAX_RATIO,
    ),
  ];
}

async function startRelease(folder: string) {
  const child = fork(join(import.meta.dirname, 'first-words-release.mjs'), [folder], {
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  await once(child, 'message');
  return {
    async ask(question: string): Promise<number> {
      child.send(question);
      return Number((await once(child, 'message'))[0]);
    },
    stop: () => child.kill('SIGTERM'),
  };
}

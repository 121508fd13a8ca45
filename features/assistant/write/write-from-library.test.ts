// Over the whole set of evaluation questions: no sentence that is not the library's, each in the passage it cites, and an
// answer that a person can read. By words alone, so that it needs no model.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { buildSearchIndex } from '#features/site-search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/site-search/index/load-search-data.server.ts';
import { library } from '#tests/harness/temporary-library.ts';
import { libraryTexts } from '../retrieve/library-texts.ts';
import { retrieve } from '../retrieve/retrieve.server.ts';
import { followUps } from './follow-ups.ts';
import { refuse } from './refuse.ts';
import { type Understood, understand } from './understand.server.ts';
import { writeFromLibrary } from './write-from-library.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const index = buildSearchIndex(library, {
  ...loadSearchData(join(root, 'content')).data,
  vectors: undefined,
  topicModel: undefined,
  dangerModel: undefined,
});
const deps = { library, search: { index } };
const questions = parse(readFileSync(join(root, 'evals', 'assistant-questions.yml'), 'utf8')) as { question: string; state?: string }[];

type Answer = { question: string; understood: Understood; sources: AnswerSource[]; events: AnswerEvent[] };
const answers: Answer[] = [];
beforeAll(async () => {
  for (const { question } of questions) {
    const understood = await understand(deps, { question, earlier: [], jurisdiction: 'General' });
    const sources = await retrieve(deps, understood, question);
    answers.push({ question, understood, sources, events: writeFromLibrary(deps, understood, sources, question) });
  }
});

const sentences = ({ events }: Answer) => events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));

test('no citation of our own is torn in two where a sentence is read', () => {
  const cites = [...library.authorities.map(({ cite }) => cite), ...library.cases.map(({ name, citation }) => `${name}, ${citation}`)];
  expect(cites.filter((cite) => splitSentences(`It is in ${cite} and applies.`).length !== 1)).toEqual([]);
});

describe('the built-in writer', () => {
  test('writes no sentence that is not in the library, each in the passage that it cites', () => {
    const texts = libraryTexts(library).join('\n');
    const known = new Map<string, boolean>();
    const isOurs = (text: string) => known.get(text) ?? known.set(text, texts.includes(text)).get(text);
    const strange: string[] = [];
    let count = 0;
    for (const answer of answers) {
      for (const { text, sources, check } of sentences(answer)) {
        if (check === 'plain') continue;
        count++;
        const cited = answer.sources.find(({ n }) => n === sources[0]);
        if (check !== 'library' || !isOurs(text) || !cited?.passage.includes(text)) strange.push(text);
      }
    }
    expect(count).toBeGreaterThan(2_000);
    expect(strange).toEqual([]);
  });

  test('says nothing twice, and as much as a person will read', () => {
    for (const answer of answers) {
      const texts = sentences(answer).map(({ text }) => text);
      expect(new Set(texts).size, answer.question).toBe(texts.length);
    }
    const lengths = answers.map(
      (answer) =>
        sentences(answer)
          .map(({ text }) => text)
          .join(' ')
          .split(/\s+/).length,
    );
    const fitting = lengths.filter((length) => length >= 120 && length <= 350);
    expect(fitting.length / lengths.length).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(450);
  });

  test('keeps the order of an answer, with a heading over each part', () => {
    const order = ['short', 'law', 'varies', 'steps', 'deadlines', 'lawyer', 'other'];
    for (const { events, question } of answers) {
      const parts = events.flatMap((event) => (event.type === 'block' && event.kind === 'heading' ? [event.section] : []));
      expect(parts, question).toEqual(parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)));
      expect(new Set(parts).size).toBe(parts.length);
    }
  });
});

describe('what is found', () => {
  test('at most eight, numbered, none twice, and someone to ask among them', () => {
    for (const { sources, question } of answers) {
      expect(sources.length, question).toBeLessThanOrEqual(8);
      expect(sources.map(({ n }) => n)).toEqual(sources.map((_, place) => place + 1));
      expect(new Set(sources.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(sources.length);
      expect(
        sources.some(({ kind }) => kind === 'resource'),
        question,
      ).toBe(true);
    }
  });
  test('never a case that was overruled', () => {
    const overruled = new Set(library.cases.filter((c) => c.treatment.status === 'overruled').map((c) => c.id));
    expect(overruled.size).toBeGreaterThan(0);
    for (const { sources } of answers) expect(sources.filter(({ kind, id }) => kind === 'case' && overruled.has(id))).toEqual([]);
  });
  test('help is in the state that is known, and in no other', async () => {
    const understood = await understand(deps, { question: 'my landlord kept my deposit', earlier: [], jurisdiction: 'TX' });
    const sources = await retrieve(deps, understood, 'my landlord kept my deposit');
    const states = sources.flatMap(({ kind, id }) =>
      kind === 'resource' ? (library.resources.find((r) => r.id === id)?.state ?? []) : [],
    );
    expect(new Set(states)).toEqual(new Set(['TX']));
  });
  test('every address opens a passage', () => {
    const anchored = { faq: /^\/topics\/[\w-]+#faq-/, guide: /^\/guides\/[\w-]+#step-\d+$/, case: /#summary$/, resource: /#resource-/ };
    for (const { sources } of answers) {
      for (const { kind, href } of sources) if (kind in anchored) expect(href).toMatch(anchored[kind as keyof typeof anchored]);
    }
  });
});

test('follow-ups are questions that we answer, and not the one just asked', () => {
  const known = new Set(library.faqs.map((faq) => faq.question));
  for (const { understood, sources, question } of answers.slice(0, 50)) {
    const next = followUps(deps, understood, sources, question);
    expect(next.every((text) => known.has(text) && text !== question)).toBe(true);
  }
});

test('a refusal says why and names someone to ask', () => {
  for (const refusal of ['harmful', 'nothing-found', 'outside-us-law'] as const) {
    const [notice, found] = refuse(deps, refusal, { jurisdiction: 'OH' });
    expect(notice).toMatchObject({ type: 'notice', notice: refusal });
    expect(found?.type === 'sources' && found.sources.length).toBeGreaterThan(0);
  }
});

// Over all evaluation questions: every sentence is quoted verbatim from the passage it cites, and
// answers have a readable length. Ranked by words only, so no embedding model is needed.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnswerEvent, AnswerSource } from '#features/grounding/answer.ts';
import { splitSentences } from '#features/grounding/model-text/split-sentences.ts';
import { buildSearchIndex } from '#features/search/index/build-search-index.server.ts';
import { loadSearchData } from '#features/search/index/load-search-data.server.ts';
import type { SearchItem } from '#features/search/index/search-item.ts';
import { checkout } from '#server/boot/content-source.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { listLibraryTexts } from '../retrieve/library-texts.ts';
import { retrieve } from '../retrieve/retrieve.server.ts';
import { type UnderstoodQuestion, understand } from '../understand/understand.server.ts';
import { listFollowUps } from './follow-ups.ts';
import { refuse } from './refuse.ts';
import { writeFromLibrary } from './write-from-library.ts';

const root = join(import.meta.dirname, '..', '..', '..');
const { data } = loadSearchData(checkout);
const index = buildSearchIndex(
  library,
  { ...data, vectors: undefined, topicModel: undefined, dangerModel: undefined },
  checkout.snapshots,
);
const deps = { library, search: { index } };
const questions = parse(readFileSync(join(root, 'evals', 'assistant-questions.yml'), 'utf8')) as {
  question: string;
  state?: string;
}[];

type Answer = {
  question: string;
  understood: UnderstoodQuestion;
  sources: AnswerSource[];
  events: AnswerEvent[];
};
const answers: Answer[] = [];
beforeAll(async () => {
  for (const { question } of questions) {
    const understood = await understand(deps, { question, earlier: [], jurisdiction: 'General' });
    const sources = await retrieve(deps, understood, question);
    answers.push({
      question,
      understood,
      sources,
      events: writeFromLibrary(deps, understood, sources, question),
    });
  }
});

const listSentences = ({ events }: Answer) =>
  events.flatMap((event) => (event.type === 'sentence' ? [event.sentence] : []));

test('the sentence splitter cuts no citation of the library', () => {
  const cites = [
    ...library.authorities.map(({ cite }) => cite),
    ...library.cases.map(({ name, citation }) => `${name}, ${citation}`),
  ];
  expect(
    cites.filter((cite) => splitSentences(`It is in ${cite} and applies.`).length !== 1),
  ).toEqual([]);
});

describe('the built-in writer', () => {
  test('quotes every sentence verbatim from the passage that it cites', () => {
    const texts = listLibraryTexts(library).join('\n');
    const quotations = new Map<string, boolean>();
    const isInLibrary = (text: string) =>
      quotations.get(text) ?? quotations.set(text, texts.includes(text)).get(text);
    const unquoted: string[] = [];
    let count = 0;
    for (const answer of answers) {
      for (const { text, sources, check } of listSentences(answer)) {
        if (check === 'plain') continue;
        count++;
        const cited = answer.sources.find(({ n }) => n === sources[0]);
        if (check !== 'library' || !isInLibrary(text) || !cited?.passage.includes(text))
          unquoted.push(text);
      }
    }
    expect(count).toBeGreaterThan(2_000);
    expect(unquoted).toEqual([]);
  });

  test('repeats no sentence and has a readable length', () => {
    for (const answer of answers) {
      const texts = listSentences(answer).map(({ text }) => text);
      expect(new Set(texts).size, answer.question).toBe(texts.length);
    }
    const lengths = answers.map(
      (answer) =>
        listSentences(answer)
          .map(({ text }) => text)
          .join(' ')
          .split(/\s+/).length,
    );
    const readable = lengths.filter((length) => length >= 120 && length <= 380);
    expect(readable.length / lengths.length).toBeGreaterThanOrEqual(0.9);
    expect(Math.max(...lengths)).toBeLessThanOrEqual(450);
  });

  test('writes the sections in order, each with one heading', () => {
    const order = ['short', 'law', 'varies', 'steps', 'deadlines', 'lawyer', 'other'];
    for (const { events, question } of answers) {
      const parts = events.flatMap((event) =>
        event.type === 'block' && event.kind === 'heading' ? [event.section] : [],
      );
      expect(parts, question).toEqual(
        parts.toSorted((a, b) => order.indexOf(a) - order.indexOf(b)),
      );
      expect(new Set(parts).size).toBe(parts.length);
    }
  });
});

describe('the sources', () => {
  test('are at most eight, numbered and unique; in a known state they include an office there', () => {
    for (const { sources, question, understood } of answers) {
      expect(sources.length, question).toBeLessThanOrEqual(8);
      expect(sources.map(({ n }) => n)).toEqual(sources.map((_, index) => index + 1));
      expect(new Set(sources.map(({ kind, id }) => `${kind}:${id}`)).size).toBe(sources.length);
      expect(
        understood.jurisdiction === 'General' ||
          sources.some(
            ({ kind, id }) =>
              kind === 'resource' && id.startsWith(understood.jurisdiction.toLowerCase()),
          ),
        question,
      ).toBe(true);
    }
  });
  test('never include an overruled case', () => {
    const overruled = new Set(
      library.cases.filter((c) => c.treatment.status === 'overruled').map((c) => c.id),
    );
    expect(overruled.size).toBeGreaterThan(0);
    for (const { sources } of answers)
      expect(sources.filter(({ kind, id }) => kind === 'case' && overruled.has(id))).toEqual([]);
  });
  test('include help only in the known state', async () => {
    const understood = await understand(deps, {
      question: 'my landlord kept my deposit',
      earlier: [],
      jurisdiction: 'TX',
    });
    const sources = await retrieve(deps, understood, 'my landlord kept my deposit');
    const states = sources.flatMap(({ kind, id }) =>
      kind === 'resource' ? (library.resources.find((r) => r.id === id)?.state ?? []) : [],
    );
    expect(new Set(states)).toEqual(new Set(['TX']));
  });
  test('link to the passage', () => {
    const anchored = {
      faq: /^\/topics\/[\w-]+#faq-/,
      guide: /^\/guides\/[\w-]+#step-\d+$/,
      case: /#summary$/,
      resource: /#resource-/,
    };
    for (const { sources } of answers) {
      for (const { kind, href } of sources)
        if (kind in anchored) expect(href).toMatch(anchored[kind as keyof typeof anchored]);
    }
  });
});

test('every answer ends with the way to help: an office of the state, or the page that finds one', () => {
  for (const { question, understood, events } of answers) {
    const help = events.flatMap((event) =>
      event.type === 'block' && event.section === 'lawyer' ? [event.block] : [],
    );
    const sentences = events.flatMap((event) =>
      event.type === 'sentence' && help.includes(event.block) ? [event.sentence] : [],
    );
    const isLocal =
      understood.jurisdiction !== 'General' && sentences.some(({ sources }) => sources.length > 0);
    expect(isLocal || sentences.some(({ href }) => href === '/help'), question).toBe(true);
    expect(sentences.map(({ text }) => text).join(' '), question).not.toMatch(
      /LawHelp\.org|Justia:|FindLaw:/,
    );
  }
});

test('no opening of a question or a guide needs a question before it to be understood', () => {
  const openings = [
    ...library.faqs.map(({ id, body }): [string, string] => [id, body]),
    ...library.guides.map(({ id, opening = '' }): [string, string] => [id, opening]),
  ];
  const needsQuestion = /^(?:yes|no[,:;.]|not|maybe|usually|often|it|they|this|that|these|only)\b/i;
  expect(openings.flatMap(([id, text]) => (needsQuestion.test(text) ? id : []))).toEqual([]);
  expect(library.guides.filter(({ opening }) => !opening)).toEqual([]);
});

test('a bold lead-in is marked as one and never stands alone', () => {
  const blocks = answers.flatMap(({ events }) => [
    ...Map.groupBy(
      events.filter((event) => event.type === 'sentence'),
      ({ block }) => block,
    ).values(),
  ]);
  const leadIns = blocks.filter(
    ([first]) => first?.sentence.lead && first.sentence.check === 'library',
  );
  expect(leadIns.length).toBeGreaterThan(50);
  expect(leadIns.filter((block) => block.length < 2)).toEqual([]);
});

test('follow-ups are FAQs on the topic of the answer, and neither its own nor the question just asked', () => {
  const items = deps.search.index.items.filter(({ kind }) => kind === 'faq').slice(0, 40);
  const [lead] = items as [SearchItem];
  const source = { n: 1, kind: 'faq', id: lead.id, title: lead.title, href: '', passage: '' };
  const [other] = items.filter(({ topic, id }) => topic === lead.topic && id !== lead.id);
  const followUps = listFollowUps(items, [source as AnswerSource], other?.title ?? '');
  expect(followUps.length).toBeGreaterThan(0);
  expect(followUps).not.toContain(lead.title);
  expect(followUps).not.toContain(other?.title);
  const topics = items.flatMap(({ title, topic }) => (followUps.includes(title) ? topic : []));
  expect(new Set(topics)).toEqual(new Set([lead.topic]));
});

test('a refusal gives the reason and an organization to contact', () => {
  for (const refusal of ['harmful', 'nothing-found', 'outside-us-law'] as const) {
    const [notice, sourcesEvent] = refuse(deps, refusal, { jurisdiction: 'OH' });
    expect(notice).toMatchObject({ type: 'notice', notice: refusal });
    expect(sourcesEvent?.type === 'sources' && sourcesEvent.sources.length).toBeGreaterThan(0);
  }
});

describe('a question that asks for a state rule', () => {
  const question = 'How long does my landlord have to return my deposit?';
  const write = async (jurisdiction: 'OH' | 'OK' | 'General') => {
    const understood = {
      ...(await understand(deps, { question, earlier: [], jurisdiction })),
      askedRule: { id: 'security-deposit-return', chance: 1 },
    };
    const sources = await retrieve(deps, understood, question);
    const events = writeFromLibrary(deps, understood, sources, question);
    const headings = new Set(
      events.flatMap((event) =>
        event.type === 'block' && event.kind === 'heading' ? [event.block] : [],
      ),
    );
    const sentences = events.flatMap((event) =>
      event.type === 'sentence' && !headings.has(event.block) ? [event.sentence] : [],
    );
    return {
      sources,
      texts: sentences
        .map(({ text }) => text)
        .filter((text) => !text.startsWith('We may not have understood')),
      sentences,
    };
  };

  test('is answered with the rule first: number, section and day, as source 1', async () => {
    const { sources, texts, sentences } = await write('OH');
    expect(sources[0]).toMatchObject({
      n: 1,
      kind: 'rule',
      id: 'security-deposit-return/OH',
      href: '/states/ohio#security-deposit-return',
    });
    expect(texts[0]).toMatch(/^Ohio: .*30 days.*Ohio Rev\. Code § 5321\.16\(B\), read /);
    expect(sentences.find(({ text }) => text === texts[0])).toMatchObject({
      sources: [1],
      check: 'library',
    });
  });

  test('says plainly when we do not have the rule of the state, and whom to ask', async () => {
    const { texts } = await write('OK');
    expect(texts[0]).not.toMatch(/^Oklahoma:/);
    expect(texts.join(' ')).toContain('We have not read the rule of Oklahoma on this yet');
  });

  test('quotes no state without one', async () => {
    const { sources } = await write('General');
    expect(sources.filter(({ kind }) => kind === 'rule')).toEqual([]);
  });
});

test('an item whose own question is asked opens the answer, and a rule that was found beside it says what varies', async () => {
  const question = 'Do I need a will if I own very little?';
  const understood = {
    ...(await understand(deps, { question, earlier: [], jurisdiction: 'AL' })),
    askedRule: { id: 'spouse-share', chance: 1 },
  };
  const sources = await retrieve(deps, understood, question);
  expect(sources.slice(0, 2).map(({ kind }) => kind)).toEqual(['faq', 'rule']);
  const events = writeFromLibrary(deps, understood, sources, question);
  const sections = new Map(
    events.flatMap((event) =>
      event.type === 'block' ? [[event.block, event.section] as const] : [],
    ),
  );
  const quoted = events.flatMap((event) =>
    event.type === 'sentence' && event.sentence.check === 'library' ? [event] : [],
  );
  expect(quoted[0]?.sentence.text).toMatch(/^You do not have to write a will/);
  expect(
    quoted
      .filter(({ sentence }) => sentence.sources.includes(2))
      .map(({ block }) => sections.get(block)),
  ).toContain('varies');
  expect(
    quoted.some(
      ({ block, sentence }) => sentence.sources.includes(2) && sections.get(block) === 'short',
    ),
  ).toBe(false);
});

describe('a question that asks for a meaning', () => {
  const write = async (question: string) => {
    const understood = await understand(deps, { question, earlier: [], jurisdiction: 'General' });
    const sources = await retrieve(deps, understood, question);
    const events = writeFromLibrary(deps, understood, sources, question);
    return {
      understood,
      sources,
      sentences: listSentences({ question, understood, sources, events }),
    };
  };
  const findTerm = (id: string) => library.terms.find((term) => term.id === id);

  test('opens with the definition as source 1, then the example, and quotes no other term', async () => {
    const { understood, sources, sentences } = await write('What is a statute of limitations?');
    expect(sources[0]).toMatchObject({
      n: 1,
      kind: 'term',
      id: 'statute-of-limitations',
      href: '/dictionary/statute-of-limitations',
    });
    expect(sources.filter(({ kind }) => kind === 'term')).toHaveLength(1);
    expect(understood).toMatchObject({ confident: true, stateMatters: false });
    const texts = sentences.map(({ text }) => text);
    expect(texts.slice(0, 3)).toEqual([
      'Short answer',
      'Statute of limitations:',
      'The deadline for starting a lawsuit or criminal case.',
    ]);
    expect(sentences[2]).toMatchObject({ sources: [1], check: 'library' });
    expect(texts[texts.indexOf('For example:') + 1]).toBe(
      findTerm('statute-of-limitations')?.example,
    );
  });

  test('is answered even when nothing else in the library is close', async () => {
    const { understood, sources } = await write('laches meaning');
    expect(understood.refusal).toBeUndefined();
    expect(sources[0]).toMatchObject({ kind: 'term', id: 'laches' });
  });

  test('opens with both definitions when it asks for a difference', async () => {
    const { sources, sentences } = await write('difference between parole and probation');
    expect(sources.slice(0, 2).map(({ id }) => id)).toEqual(['parole', 'probation']);
    const quoted = sentences.filter(({ check }) => check === 'library').map(({ text }) => text);
    expect(quoted.join(' ')).toMatch(
      /^Early release from prison.* A sentence served in the community/,
    );
  });

  test('says under which name the dictionary has what was asked for', async () => {
    const { sentences } = await write('is a lawyer the same as an attorney');
    expect(sentences[1]?.text).toBe('Attorney (also called lawyer):');
  });

  test('quotes only what is about the term', async () => {
    const { sources, sentences } = await write('what is a subpoena');
    const cited = new Set(sentences.flatMap((sentence) => sentence.sources));
    expect(
      sources.filter(
        ({ n, kind, title }) => cited.has(n) && kind !== 'term' && !/subpoena/i.test(title),
      ),
    ).toEqual([]);
  });

  test('does not lead with a term when the words of a definition describe a problem', async () => {
    const { understood, sources } = await write('what is the deadline to answer a summons');
    expect(understood.askedTerms).toEqual([]);
    expect(sources[0]?.kind).not.toBe('term');
  });
});

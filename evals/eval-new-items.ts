// What an item costs that the lead model was not trained for: forty that everyday questions ask for
// are taken out of it and added as new ones (starter-rows.ts). Right lead for the questions that
// expect them, and for all others, with their trained rows, without any, and with starter rows.
import { findSources } from '#features/assistant/retrieve/retrieve.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import { ROW_LENGTH } from '#features/models/adapter-heads.ts';
import type { LeadModel } from '#features/models/lead-model.ts';
import { placeVectors } from '#features/search/index/build-search-index.server.ts';
import { completeVectors } from '#features/search/meaning/complete-vectors.server.ts';
import { type AssistantQuestion, readAssistantQuestions } from './assistant-questions.ts';
import { openSearch } from './open-search.ts';
import { scoreChoices } from './score-choices.ts';

const NEW_ITEMS = 40;
const MAX_LOST = 0.005;

export async function evalNewItems(): Promise<number> {
  const { library, index, data, embedders, close } = openSearch({ words: false });
  const [embedder] = embedders;
  if (!embedder) throw new Error('the model of meaning cannot run here');
  const deps = { library, search: { index, embedder } };
  const questions = readAssistantQuestions();
  const trained = data.leadModel;
  const expected = [...new Set(questions.flatMap(({ expects }) => expects))]
    .filter((name) => trained.items.includes(name))
    .sort();
  const step = Math.floor(expected.length / NEW_ITEMS);
  const news = new Set(expected.filter((_, index) => index % step === 0).slice(0, NEW_ITEMS));
  const about = (question: AssistantQuestion) => question.expects.some((name) => news.has(name));

  async function measure(name: string): Promise<{ news: number; others: number }> {
    const right: Record<'news' | 'others', boolean[]> = { news: [], others: [] };
    for (const question of questions) {
      const input = { question: question.question, earlier: [], jurisdiction: 'General' as const };
      const understood = await understand(deps, input);
      const found = understood.refusal
        ? undefined
        : await findSources(deps, understood, question.question);
      right[about(question) ? 'news' : 'others'].push(
        found !== undefined && scoreChoices(question, found).rightLead,
      );
    }
    const share = (list: boolean[]) => list.filter(Boolean).length / list.length;
    const shares = { news: share(right.news), others: share(right.others) };
    console.log(
      `${name.padEnd(16)} right lead of ${right.news.length} about new items ${shares.news.toFixed(3)}   of ${right.others.length} others ${shares.others.toFixed(3)}`,
    );
    return shares;
  }

  const before = await measure('trained');
  data.leadModel = leaveOut(trained, news);
  data.starters = new Map();
  placeVectors(index, data);
  await measure('without a row');
  await completeVectors({ index, data, embedder, onProgress: () => {} });
  const after = await measure('starter row');
  await close();
  const lost = before.others - after.others;
  if (lost > MAX_LOST)
    console.log(`Below the floor: the others lose ${lost.toFixed(3)}, at most ${MAX_LOST}`);
  return lost > MAX_LOST ? 1 : 0;
}

function leaveOut(model: LeadModel, left: ReadonlySet<string>): LeadModel {
  const remaining = [...model.items.keys()].filter(
    (index) => !left.has(model.items[index] as string),
  );
  return {
    ...model,
    items: remaining.map((index) => model.items[index] as string),
    heads: model.heads.map((head) => {
      const rows = new Float32Array(remaining.length * ROW_LENGTH);
      for (const [row, from] of remaining.entries())
        rows.set(head.subarray(from * ROW_LENGTH, (from + 1) * ROW_LENGTH), row * ROW_LENGTH);
      return rows;
    }),
  };
}

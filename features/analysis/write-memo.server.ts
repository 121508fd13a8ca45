// Writes the both-sides memo: the best argument for, the best against, and what decides it.
// Authorities and elements come from the library, facts from the user. A model may argue both sides
// in prose; without one the library's sentences are used.
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { AnalysisEvent, ElementFinding, MemoFinding, ProsePart } from './analysis.ts';
import { buildMemoFinding } from './find/build-findings.ts';
import type { PreparedAnalysis } from './find/prepare-analysis.server.ts';
import * as analysisTexts from './messages/analysis-texts.ts';
import * as memoTexts from './messages/memo-texts.ts';
import { createProseRequest } from './prompts.ts';
import {
  createClosingEvents,
  createOpeningEvents,
  pickModel,
  type WriteDeps,
  type WriteOptions,
} from './write-analysis.server.ts';
import { createNotice, writeProse } from './write-prose.server.ts';

export async function* writeMemo(
  deps: WriteDeps,
  prepared: PreparedAnalysis,
  options: WriteOptions,
): AsyncGenerator<AnalysisEvent> {
  yield* createOpeningEvents(deps, prepared, options);
  const memos = prepared.claims.map((claim) => buildMemoFinding(prepared.sourceList, claim));
  for (const memo of memos) yield { type: 'memo', memo };
  yield* createClosingEvents(prepared);
  if (memos.length > 0) yield* streamProse(deps, prepared, memos, options);
  yield { type: 'ended', how: options.signal?.aborted ? 'stopped' : 'finished' };
}

async function* streamProse(
  deps: WriteDeps,
  prepared: PreparedAnalysis,
  memos: MemoFinding[],
  options: WriteOptions,
): AsyncGenerator<AnalysisEvent> {
  if (pickModel(deps, options, prepared)) {
    const request = createProseRequest(deps.library, prepared);
    const job = {
      request,
      factsSource: prepared.factsSource,
      findPart,
      firstPart: 'for',
      emptyReply: memoTexts.emptyReply,
      signal: options.signal,
    };
    const written = yield* writeProse(deps, job);
    if (written || options.signal?.aborted) return;
  } else
    yield createNotice(
      'library-only',
      options.libraryOnly && deps.llm ? analysisTexts.libraryOnly : analysisTexts.noProvider,
    );
  yield* writeFromLibrary(prepared, memos);
}

function findPart(heading: string): ProsePart | undefined {
  if (/\bagainst\b|other side|defen[sc]e/i.test(heading)) return 'against';
  if (/\bdecides?\b|\bturns on\b/i.test(heading)) return 'decides';
  return /\bfor\b/i.test(heading) ? 'for' : undefined;
}

/** The same three parts in the library's sentences, claim by claim. */
function writeFromLibrary(
  { facts, factsSource }: PreparedAnalysis,
  memos: MemoFinding[],
): AnalysisEvent[] {
  const events: AnalysisEvent[] = [];
  let block = 0;
  const addBlock = (
    part: ProsePart,
    kind: 'heading' | 'paragraph' | 'bullet',
    sentences: AnswerSentence[],
  ) => {
    if (sentences.length === 0) return;
    events.push({ type: 'block', block, kind, part });
    for (const sentence of sentences) events.push({ type: 'sentence', block, sentence });
    block++;
  };
  const toPlainSentence = (text: string, sources: number[] = []): AnswerSentence => ({
    text,
    sources,
    check: 'plain',
  });
  const quoteFact = ({ facts: numbers }: ElementFinding) =>
    numbers
      .slice(0, 1)
      .map((n) => toPlainSentence(memoTexts.youSay(facts[n - 1]?.text ?? ''), [factsSource.n]));

  for (const part of ['for', 'against', 'decides'] as const) {
    for (const memo of memos) {
      if (memos.length > 1) addBlock(part, 'heading', [toPlainSentence(memo.name)]);
      if (part === 'decides') {
        addBlock(part, 'paragraph', memo.decides ? [memo.decides] : []);
        continue;
      }
      const { authorities, elements } = memo[part];
      addBlock(
        part,
        'paragraph',
        authorities.map(({ sentence }) => sentence),
      );
      for (const element of elements) {
        addBlock(part, 'bullet', [
          element.sentence,
          ...(part === 'for'
            ? quoteFact(element)
            : [toPlainSentence(memoTexts.stillOpen(element.ask))]),
        ]);
      }
    }
  }
  return events;
}

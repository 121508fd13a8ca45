// The both-sides memo: the best argument for, the best against, what decides it. Authorities and elements are the library's; the facts are
// those that were told. A model may argue both sides in prose from them; without one the library's own sentences stand in its place.
import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { AnalysisEvent, ElementFinding, MemoFinding, ProsePart } from './analysis.ts';
import { memoFinding } from './build-findings.ts';
import { analysisTexts, memoTexts } from './messages.ts';
import type { Prepared } from './prepare-analysis.server.ts';
import { proseRequest } from './prompts.ts';
import { closingEvents, openingEvents, usesModel, type WriteDeps, type WriteOptions } from './write-analysis.server.ts';
import { notice, writeProse } from './write-prose.server.ts';

export async function* writeMemo(deps: WriteDeps, prepared: Prepared, options: WriteOptions): AsyncGenerator<AnalysisEvent> {
  yield* openingEvents(deps, prepared, options);
  const memos = prepared.found.map((found) => memoFinding(prepared.book, found));
  for (const memo of memos) yield { type: 'memo', memo };
  yield* closingEvents(prepared);
  if (memos.length > 0) yield* prose(deps, prepared, memos, options);
  yield { type: 'ended', how: options.signal?.aborted ? 'stopped' : 'finished' };
}

async function* prose(deps: WriteDeps, prepared: Prepared, memos: MemoFinding[], options: WriteOptions): AsyncGenerator<AnalysisEvent> {
  if (usesModel(deps, options, prepared)) {
    const request = proseRequest(deps.library, prepared);
    const job = { request, told: prepared.told, partOf, first: 'for', emptyReply: memoTexts.emptyReply, signal: options.signal };
    const written = yield* writeProse(deps, job);
    if (written || options.signal?.aborted) return;
  } else yield notice('library-only', options.libraryOnly && deps.llm ? analysisTexts.libraryOnly : analysisTexts.noProvider);
  yield* fromLibrary(prepared, memos);
}

function partOf(heading: string): ProsePart | undefined {
  if (/\bagainst\b|other side|defen[sc]e/i.test(heading)) return 'against';
  if (/\bdecides?\b|\bturns on\b/i.test(heading)) return 'decides';
  return /\bfor\b/i.test(heading) ? 'for' : undefined;
}

/** The same three parts in the library's own sentences, claim after claim. */
function fromLibrary({ facts, told }: Prepared, memos: MemoFinding[]): AnalysisEvent[] {
  const events: AnalysisEvent[] = [];
  let block = 0;
  const write = (part: ProsePart, kind: 'heading' | 'paragraph' | 'bullet', sentences: AnswerSentence[]) => {
    if (sentences.length === 0) return;
    events.push({ type: 'block', block, kind, part });
    for (const sentence of sentences) events.push({ type: 'sentence', block, sentence });
    block++;
  };
  const plain = (text: string, sources: number[] = []): AnswerSentence => ({ text, sources, check: 'plain' });
  const quoted = ({ facts: numbers }: ElementFinding) =>
    numbers.slice(0, 1).map((n) => plain(memoTexts.youSay(facts[n - 1]?.text ?? ''), [told.n]));

  for (const part of ['for', 'against', 'decides'] as const) {
    for (const memo of memos) {
      if (memos.length > 1) write(part, 'heading', [plain(memo.name)]);
      if (part === 'decides') {
        write(part, 'paragraph', memo.decides ? [memo.decides] : []);
        continue;
      }
      const { authorities, elements } = memo[part];
      write(
        part,
        'paragraph',
        authorities.map(({ sentence }) => sentence),
      );
      for (const element of elements) {
        write(part, 'bullet', [element.sentence, ...(part === 'for' ? quoted(element) : [plain(memoTexts.stillOpen(element.ask))])]);
      }
    }
  }
  return events;
}

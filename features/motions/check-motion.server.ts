// The last word on every citation of a motion. All that stands in it as good is looked up once more, whoever wrote it: a sentence with a
// citation that is not verified, or of a case that was overruled, is not good any more, the person's own facts included. Only what
// remains enters the table of authorities. Then the blanks are listed.
import { type JudgeDeps, type JudgedCitation, judgeSentenceCitations } from '#features/grounding/judge-sentence-citations.server.ts';
import { authorityBlocks } from './authority-blocks.ts';
import { listBlanks } from './blanks.ts';
import { plain } from './join-words.ts';
import { isGood, partsOf, sentencesOf } from './list-motion-sentences.ts';
import { motions, words } from './messages.ts';
import type { Motion, MotionBlock, MotionSection, MotionSentence } from './motion.ts';

/** No citation goes on across it; a blank line alone would not stop one. */
const BETWEEN = '\n\n||\n\n';

export async function checkMotion(deps: JudgeDeps, draft: Omit<Motion, 'blanks'>): Promise<Motion> {
  const good = draft.sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf)).filter(isGood);
  const judged = await judgeEach(deps, good);
  const sections = draft.sections.map((section) => ({ ...section, blocks: section.blocks.map((block) => judgedBlock(block, judged)) }));
  const withTable = replace(sections, 'authorities', authorityBlocks(deps.library, sections));
  const blanks = listBlanks(withTable);
  return { ...draft, sections: replace(withTable, 'blanks', blankBlocks(blanks)), blanks };
}

/** One look-up for all of them. */
async function judgeEach(deps: JudgeDeps, sentences: MotionSentence[]): Promise<Map<MotionSentence, JudgedCitation[]>> {
  const parts = sentences.flatMap((sentence) => partsOf(sentence).map((part) => ({ ...part, sentence })));
  const all = await judgeSentenceCitations(deps, parts.map(({ text }) => text).join(BETWEEN));
  const judged = new Map<MotionSentence, JudgedCitation[]>();
  let at = 0;
  for (const { from, text, sentence } of parts) {
    const [begin, end] = [at, at + text.length];
    const shift = from - begin;
    const own = all.filter((one) => one.start < end && one.end > begin);
    const placed = own.map((one) => ({ ...one, start: one.start + shift, end: one.end + shift }));
    judged.set(sentence, [...(judged.get(sentence) ?? []), ...placed]);
    at = end + BETWEEN.length;
  }
  return judged;
}

function judgedBlock(block: MotionBlock, judged: Map<MotionSentence, JudgedCitation[]>): MotionBlock {
  if (!('sentences' in block)) return block;
  return { ...block, sentences: block.sentences.map((sentence) => judgedSentence(sentence, judged.get(sentence) ?? [])) };
}

function judgedSentence(sentence: MotionSentence, judged: JudgedCitation[]): MotionSentence {
  if (judged.length === 0) return sentence;
  const citations = judged.map(({ start, end, status, sentence: said, href }) => ({
    start,
    end,
    status,
    sentence: said,
    ...(href && { href }),
  }));
  const wrong = judged.find(({ status }) => status !== 'verified');
  const overruled = judged.find(({ builtIn }) => builtIn?.treatment.status === 'overruled')?.builtIn;
  if (wrong) return { ...sentence, citations, check: 'unverified', why: motions.badCitation(wrong.sentence) };
  if (overruled?.treatment.status === 'overruled') {
    return { ...sentence, citations, check: 'unverified', why: motions.overruled(overruled.name, overruled.treatment.by) };
  }
  return { ...sentence, citations };
}

function blankBlocks(blanks: Motion['blanks']): MotionBlock[] {
  if (blanks.length === 0) return [{ id: 'blanks//none', kind: 'paragraph', sentences: [plain(words.noBlanks)] }];
  return blanks.map(({ text, times, sections }, at) => ({
    id: `blanks//${at + 1}`,
    kind: 'numbered',
    number: at + 1,
    sentences: [plain(words.blank(text, times, sections))],
  }));
}

function replace(sections: MotionSection[], id: MotionSection['id'], blocks: MotionBlock[]): MotionSection[] {
  return sections.map((section) => (section.id === id ? { ...section, blocks } : section));
}

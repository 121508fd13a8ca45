// Questions about the law of a state in a file that names no rule: one JSON object a line with
// id, state, subject, question, accept (any of these words or numbers) and section. Right is an
// accepted text in the first two sentences, and the section in them or in a source that they
// cite. Whether the cell is filled cannot be known without a rule, so both shares are printed: of
// all, and of those whose first sentence does not say that we have not read it.
import { readFileSync } from 'node:fs';
import { retrieve } from '#features/assistant/retrieve/retrieve.server.ts';
import { understand } from '#features/assistant/understand/understand.server.ts';
import { writeFromLibrary } from '#features/assistant/write/write-from-library.ts';
import type { AnswerSentence, AnswerSource } from '#features/grounding/answer.ts';
import { loadLibrary } from '#features/library/load-library.server.ts';
import { readRuleSourceId } from '#features/state-rules/rule-sentences.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { checkout } from '#server/boot/content-source.ts';
import { listOpening } from './eval-states.ts';
import { openSearch } from './open-search.ts';

type FileQuestion = {
  id: string;
  state: StateCode;
  subject: string;
  question: string;
  accept: string[];
  /** Null where the law has none, as an indexed figure. */
  section: string | null;
};
type Result = {
  question: FileQuestion;
  opening: string;
  hasNumber: boolean;
  hasSection: boolean;
  saysNotRead: boolean;
  /** The question names no state, so the reader was asked and chose it. */
  wasAsked: boolean;
  /** A rule of another state is among the sources of the first two sentences. */
  otherState: boolean;
};

const MIN_OF_ALL = 0.8;
const MIN_OF_READ = 0.95;

export async function evalStatesFile({
  words,
  misses,
  file,
}: {
  words: boolean;
  misses: boolean;
  file: string;
}): Promise<number> {
  const { library } = loadLibrary(checkout);
  const { index, embedders, close } = openSearch({ words });
  const deps = { library, search: { index, embedder: embedders[0] } };
  const results: Result[] = [];
  for (const question of readFileQuestions(file)) results.push(await judge(deps, question));
  await close();
  const read = results.filter(({ saysNotRead }) => !saysNotRead);
  const share = (list: Result[], isCounted: (result: Result) => boolean) => {
    const count = list.filter(isCounted).length;
    return `${count} of ${list.length} (${(count / list.length).toFixed(3)})`;
  };
  console.log(`right number and section  ${share(results, isRight)} of all`);
  console.log(`right number and section  ${share(read, isRight)} of those not called unread`);
  console.log(`right number alone        ${share(results, ({ hasNumber }) => hasNumber)}`);
  console.log(`said not read yet         ${share(results, ({ saysNotRead }) => saysNotRead)}`);
  console.log(`state had to be asked     ${share(results, ({ wasAsked }) => wasAsked)}`);
  console.log(`another state's rule      ${share(results, ({ otherState }) => otherState)}`);
  if (misses) for (const result of results) if (!isRight(result)) printMiss(result);
  const rights = results.filter(isRight).length;
  return rights / results.length >= MIN_OF_ALL &&
    read.filter(isRight).length / read.length >= MIN_OF_READ &&
    !results.some(({ otherState }) => otherState)
    ? 0
    : 1;
}

const isRight = ({ hasNumber, hasSection }: Result) => hasNumber && hasSection;

async function judge(
  deps: Parameters<typeof understand>[0] & Parameters<typeof retrieve>[0],
  question: FileQuestion,
): Promise<Result> {
  const ask = (jurisdiction: StateCode | 'General') =>
    understand(deps, { question: question.question, earlier: [], jurisdiction });
  const first = await ask('General');
  const wasAsked = first.jurisdiction === 'General';
  const understood = wasAsked ? await ask(question.state) : first;
  const sources = understood.refusal ? [] : await retrieve(deps, understood, question.question);
  const opening = listOpening(writeFromLibrary(deps, understood, sources, question.question));
  return { question, wasAsked, ...judgeOpening(question, opening, sources) };
}

/** What the first two sentences have, and the sources that they cite. */
function judgeOpening(
  { accept, section, state }: FileQuestion,
  sentences: AnswerSentence[],
  sources: AnswerSource[],
): Pick<Result, 'opening' | 'hasNumber' | 'hasSection' | 'saysNotRead' | 'otherState'> {
  const opening = sentences.map(({ text }) => text).join(' ');
  const cited = sources.filter(({ n }) =>
    sentences.some((sentence) => sentence.sources.includes(n)),
  );
  return {
    opening,
    hasNumber: accept.some((text) => holds(normalize(opening), normalize(text))),
    hasSection:
      section === null ||
      [opening, ...cited.flatMap(({ title, note = '', passage }) => [title, note, passage])]
        .map(normalize)
        .some((text) => text.includes(normalize(section))),
    saysNotRead: /\bhave not read\b(?!; )/.test(sentences[0]?.text ?? ''),
    otherState: cited.some(
      ({ kind, id }) => kind === 'rule' && (readRuleSourceId(id)?.state ?? state) !== state,
    ),
  };
}

/** "5 days" is not in "15 days". */
const holds = (text: string, part: string) =>
  text
    .split(part)
    .slice(0, -1)
    .some((before) => !/\d$/.test(before) || !/^\d/.test(part));

/** Dashes, quotes and spaces are written in several ways. */
const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[‐-―−]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ');

const readFileQuestions = (file: string): FileQuestion[] =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line) as FileQuestion);

function printMiss({ question, opening, hasNumber, hasSection, saysNotRead }: Result): void {
  const faults = [
    ...(saysNotRead ? ['said not read'] : []),
    ...(hasNumber ? [] : ['no accepted number']),
    ...(hasSection ? [] : ['no section']),
  ].join(', ');
  const wanted = `${question.accept.join(' | ')}, ${question.section}`;
  console.log(`\n${question.id} ${question.state} ${question.subject}: ${question.question}`);
  console.log(`  ${faults}; wanted ${wanted}\n  ${opening}`);
}

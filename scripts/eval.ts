// npm run eval -- topics [FILE]   how often a correct topic is ranked first, and in the top three,
//   for real people's posts
// npm run eval -- search          how often an everyday query finds its item in the top five (typos
//   and exact terms separately)
// npm run eval -- short-answers   how often search shows a short answer on top, and how often it is
//   the right one
// npm run eval -- citations [FILE]   the verdicts on real, invented and a thousand sampled
//   citations
// npm run eval -- cases           how often a citation, a name and a quotation rank the right case
//   first, on imported opinions
// npm run eval -- support         how often the check is right that a passage supports a sentence
// npm run eval -- news            how often the primary topic of a real news item is right
// npm run eval -- assistant       the assistant on everyday questions: right sources, supported
//   sentences, right state, reading grade; ASSISTANT_URL of a running installation with an AI
//   provider also scores its answers
// npm run eval -- answers [FILE]  what a visitor without an AI provider is shown for the suggested
//   questions and those of FILE, to be read
// npm run eval -- first-sentences FILE   the first five sentences of the answers to FILE, as JSON
//   lines, to be judged by readers
// npm run eval -- definitions     how often the dictionary's term leads when a meaning or a
//   difference is asked for, and only then
// npm run eval -- analysis        the built-in analysis on stories: expected claims found, expected
//   authorities cited, no others cited
// npm run eval -- motions         which claim a motion argues: only one that is clearly right, and
//   the right one among the choices
// npm run eval -- motion-drafts FILE   the motions of FILE as finished papers, as JSON lines, to be
//   judged by readers
// npm run eval -- documents FILE   the documents of FILE as finished papers, as JSON lines, to be
//   judged by readers
// npm run eval -- papers [FILE]   papers that people get: kind, dates with their roles, amounts,
//   case numbers, scams
// npm run eval -- lines             which urgent line comes first, on 330 emergencies
// npm run eval -- paper-days [FILE]   the right last day of papers that print a number of days
// npm run eval -- places [FILE]   the right state of questions that name a place
// npm run eval -- sides           subject, act and side of a question, and how often they keep the
//   right item from leading
// npm run eval -- papers-unseen [FILE]   each writer's papers, with the models fitted on the other
//   writers' papers
// npm run eval -- photos [FILE]   photographs of papers read in the browser, tilted, dimmed and
//   blurred: characters, kinds, dates
// npm run eval -- states [FILE]   how often a question about a state's law gets the right number
//   and section first; a FILE's questions name no rule
// npm run eval -- statutes        every section of the U.S. Code, real citations of it as written,
//   and numbers that do not exist
// npm run eval -- statute-search [development|blind]   everyday questions: the right section of the
//   U.S. Code first and in the first five, beside plain search
// npm run eval -- statute-quotations   a thousand quotations of the U.S. Code, half with one word
//   changed, told apart
// npm run eval -- triage [FILE]   how many dangerous messages are detected and how many harmless
//   ones raise an alarm, by kind
// npm run eval -- new-items       what an item costs that the lead model was not trained for
// npm run eval -- floors [PART]   regression check: quick scores against evals/floors.json (part of
//   npm test); --all: full sets; PART: only that one
// --words runs topics, search and papers without vectors, --misses lists what was not found,
// --no-date-rules reads the dates of papers and paper-days by the models alone.
import { parseArgs } from 'node:util';
import { toIsoDay } from '#lib/dates.ts';
import { evalAnalysis } from '../evals/eval-analysis.ts';
import { evalAnswers } from '../evals/eval-answers.ts';
import { evalAssistant } from '../evals/eval-assistant.ts';
import { evalCases } from '../evals/eval-cases.ts';
import { evalCitations } from '../evals/eval-citations.ts';
import { evalDefinitions } from '../evals/eval-definitions.ts';
import { evalFirstSentences } from '../evals/eval-first-sentences.ts';
import { evalLines } from '../evals/eval-lines.ts';
import { evalMotions } from '../evals/eval-motions.ts';
import { evalNewItems } from '../evals/eval-new-items.ts';
import { evalNews } from '../evals/eval-news.ts';
import { evalPaperDays } from '../evals/eval-paper-days.ts';
import { evalPapers } from '../evals/eval-papers.ts';
import { evalUnseenPapers } from '../evals/eval-papers-unseen.ts';
import { evalPhotos } from '../evals/eval-photos.ts';
import { evalPlaces } from '../evals/eval-places.ts';
import { evalSearch } from '../evals/eval-search.ts';
import { evalShortAnswers } from '../evals/eval-short-answers.ts';
import { evalSides } from '../evals/eval-sides.ts';
import { evalStates } from '../evals/eval-states.ts';
import { evalStatesFile } from '../evals/eval-states-file.ts';
import { evalStatuteQuotations } from '../evals/eval-statute-quotations.ts';
import { evalStatuteSearch } from '../evals/eval-statute-search.ts';
import { evalStatutes } from '../evals/eval-statutes.ts';
import { evalSupport } from '../evals/eval-support.ts';
import { evalTopics } from '../evals/eval-topics.ts';
import { evalTriage } from '../evals/eval-triage.ts';
import { checkFloors } from '../evals/floors.ts';
import { writeDocuments } from '../evals/write-documents.ts';
import { writeMotions } from '../evals/write-motions.ts';

const { positionals, values } = parseArgs({
  allowPositionals: true,
  allowNegative: true,
  options: {
    words: { type: 'boolean', default: false },
    misses: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    'date-rules': { type: 'boolean' },
  },
});
const [command, file] = positionals;

const referenceData = process.env.REFERENCE_DATA;
const today = toIsoDay(new Date());

const EVALUATIONS: Record<string, () => Promise<number> | number> = {
  topics: () => evalTopics({ ...values, file, today }),
  search: () => evalSearch(values),
  'short-answers': () => evalShortAnswers(values),
  citations: () => evalCitations({ ...values, file, referenceData }),
  cases: () => evalCases({ ...values, referenceData }),
  support: () => evalSupport(values),
  motions: () => evalMotions(),
  'motion-drafts': () => writeMotions({ file }),
  documents: () => writeDocuments({ file }),
  news: () => evalNews({ ...values, referenceData }),
  analysis: () => evalAnalysis(values),
  papers: () => evalPapers({ ...values, file }),
  'paper-days': () => evalPaperDays({ ...values, file }),
  'papers-unseen': () => evalUnseenPapers({ ...values, file }),
  places: () => evalPlaces({ ...values, file }),
  sides: () => evalSides(values),
  photos: () =>
    evalPhotos({
      file,
      executablePath: process.env.CHROMIUM === 'playwright' ? undefined : process.env.CHROMIUM,
    }),
  definitions: () => evalDefinitions({ ...values, today }),
  states: () => (file ? evalStatesFile({ ...values, file }) : evalStates(values)),
  statutes: () => evalStatutes({ ...values, referenceData }),
  'statute-search': () => evalStatuteSearch({ ...values, file, referenceData }),
  'statute-quotations': () => evalStatuteQuotations({ ...values, referenceData }),
  triage: () => evalTriage({ ...values, file, today }),
  lines: () => evalLines(values),
  'new-items': () => evalNewItems(),
  floors: () => checkFloors({ ...values, part: file, referenceData }),
  answers: () => evalAnswers({ ...values, file }),
  'first-sentences': () => evalFirstSentences({ file }),
  assistant: () => evalAssistant({ ...values, today, assistantUrl: process.env.ASSISTANT_URL }),
};

const evaluation = EVALUATIONS[command ?? ''];
if (evaluation) process.exitCode = await evaluation();
else {
  console.error(
    `Use: npm run eval -- ${Object.keys(EVALUATIONS).join(' | ')}   (answers, topics, citations, papers, states and triage take a FILE)`,
  );
  process.exitCode = 2;
}

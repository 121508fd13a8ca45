// Quality gate: measures that need no model or only the built-in one, compared with the floors in
// evals/floors.json. A score below its floor fails; a clearly higher score asks to raise the floor,
// so that improvements are not lost.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Library } from '#features/library/load-library.server.ts';
import type { SearchDeps } from '#features/search/library-search-deps.ts';
import { scoreAnalysis } from './eval-analysis.ts';
import { scoreAssistant } from './eval-assistant.ts';
import { scoreKnownCitations, scoreOwnCitations, scoreSampledCitations } from './eval-citations.ts';
import { scoreDefinitions } from './eval-definitions.ts';
import { scoreMotions } from './eval-motions.ts';
import { scoreKnownPapers } from './eval-papers-unseen.ts';
import { scoreSearchByWords } from './eval-search.ts';
import { scoreShortAnswers } from './eval-short-answers.ts';
import { scoreStates } from './eval-states.ts';
import { scoreStatuteQuotations } from './eval-statute-quotations.ts';
import { scoreStatutes } from './eval-statutes.ts';
import { scoreSupport } from './eval-support.ts';
import { readOwnPosts, readPosts, scoreTopics } from './eval-topics.ts';
import { scoreTriage } from './eval-triage.ts';
import { openSearch } from './open-search.ts';

/** `npm test` runs every nth through the model; --all runs all of them. */
const EVERY_MESSAGE = 12;
const EVERY_QUESTION = 15;
const EVERY_STATE_QUESTION = 12;
const EVERY_DEFINITION = 299;
const EVERY_SECTION = 100;
/**
 * Real people's posts are long and numerous: even --all uses only a sample. `eval -- topics` uses
 * all of them.
 */
const EVERY_POST = 5;
/** A score this much above its floor asks to raise the floor. */
const MIN_RISE = 0.02;

/** Undefined if the reference data is missing. */
type Scores = Record<string, number | undefined>;
type Deps = { library: Library; search: SearchDeps; referenceData?: string | undefined };
/** `all`: whole sets in place of samples. */
type Part = (deps: Deps, all: boolean) => Scores | Promise<Scores>;

/** Issues come after the assistant: the questions are the same, so their vectors are cached. */
const PARTS: Record<string, Part> = {
  support: scoreSentences,
  search: async ({ search }) => ({
    'search: everyday queries in the first five, by words': await scoreSearchByWords(search.index),
  }),
  triage: scoreDangers,
  assistant: scoreAnswers,
  states: async (deps, all) => ({
    [labelSample('states: right number and section first', all)]: await scoreStates(
      deps,
      all ? 1 : EVERY_STATE_QUESTION,
    ),
  }),
  definitions: scoreMeanings,
  motions: scoreClaims,
  statutes: scoreCode,
  papers: scorePapers,
  issues: scoreIssues,
  citations: scoreCitations,
};
/** Too slow for every run. */
const WHOLE_SETS: Record<string, Part> = {
  'short-answers': scoreTopAnswers,
  posts: scorePosts,
  analysis: scoreStories,
  samples: scoreSamples,
};

/** `part`: only that one. */
export async function checkFloors({
  all,
  part,
  referenceData,
}: {
  all: boolean;
  part?: string | undefined;
  referenceData?: string | undefined;
}): Promise<number> {
  const parts = all ? { ...PARTS, ...WHOLE_SETS } : PARTS;
  if (part && !parts[part]) {
    console.error(`No part of the floors is called ${part}: ${Object.keys(parts).join(', ')}`);
    return 2;
  }
  const floors = JSON.parse(
    readFileSync(join(import.meta.dirname, 'floors.json'), 'utf8'),
  ) as Record<string, number>;
  const { library, index, embedders, close } = openSearch({ words: false });
  const deps = { library, search: { index, embedder: embedders[0] }, referenceData };
  let isBelow = false;
  for (const [key, scorePart] of Object.entries(parts)) {
    if (part && key !== part) continue;
    // Scores are printed as soon as they are there: whole sets take minutes.
    for (const [name, score] of Object.entries(await scorePart(deps, all)))
      if (!reportFloor(name, score, floors[name])) isBelow = true;
  }
  await close();
  return isBelow ? 1 : 0;
}

function scoreSentences({ search }: Deps): Scores {
  const support = scoreSupport(search.index);
  return {
    'support: unsupported sentences refused': support.rightlyRefused,
    'support: supported sentences accepted': support.rightlySupported,
  };
}

async function scoreDangers({ search }: Deps, all: boolean): Promise<Scores> {
  const triage = await scoreTriage(search, all ? 1 : EVERY_MESSAGE);
  return {
    [labelSample('triage: dangers noticed', all)]: triage.noticed,
    'triage: dangers noticed by rules alone': triage.noticedByRules,
    [labelSample('triage: calm messages left calm', all)]: triage.leftCalm,
  };
}

const labelSample = (name: string, all: boolean) => (all ? name : `${name} (sample)`);

/**
 * Prints a score and whether it reaches its floor. A score without a floor fails, and so does NaN
 * (an empty set).
 */
export function reportFloor(
  name: string,
  score: number | undefined,
  floor: number | undefined,
): boolean {
  if (score === undefined) {
    console.log(`${name.padEnd(72)} not run: no reference data`);
    return true;
  }
  const isReached = floor !== undefined && score >= floor;
  const verdict = !isReached
    ? 'BELOW THE FLOOR'
    : score >= floor + MIN_RISE
      ? 'risen: raise the floor'
      : '';
  console.log(`${name.padEnd(72)} ${score.toFixed(3)}   floor ${floor ?? 'missing'}   ${verdict}`);
  return isReached;
}

async function scoreAnswers(deps: Deps, all: boolean): Promise<Scores> {
  const run = await scoreAssistant(deps, all ? 1 : EVERY_QUESTION);
  return {
    [labelSample('assistant: right source in the first five', all)]: run.rightInFive,
    [labelSample('assistant: right state', all)]: run.rightState,
    [labelSample('assistant: sentences that the library has', all)]: run.supported,
  };
}

async function scoreMeanings(deps: Deps, all: boolean): Promise<Scores> {
  const { terms, guards } = await scoreDefinitions(deps, all ? 1 : EVERY_DEFINITION);
  return {
    [labelSample('definitions: the right term leads', all)]: terms,
    'definitions: problems not read as definitions': guards,
  };
}

async function scoreTopAnswers(deps: Deps): Promise<Scores> {
  const { right, given } = await scoreShortAnswers(deps);
  return {
    'search: short answers that are right': right,
    'search: everyday queries with a short answer': given,
  };
}

async function scoreClaims({ search }: Deps): Promise<Scores> {
  const { fitting, offered } = await scoreMotions(search);
  return {
    'motions: argued claims that fit': fitting,
    'motions: right claim among the choices': offered,
  };
}

function scoreCode({ library }: Deps, all: boolean): Scores {
  const { sections, real, nearMisses } = scoreStatutes(library, all ? 1 : EVERY_SECTION);
  return {
    [labelSample('statutes: sections of the Code found', all)]: sections,
    'statutes: real citations read and judged right': real,
    'statutes: numbers that do not exist called not in the Code': nearMisses,
  };
}

function scorePapers({ library }: Deps): Scores {
  const { kinds, dates, certain, numbers, amounts } = scoreKnownPapers(library);
  return {
    'papers: right kind (development sample)': kinds,
    'papers: dates with their role (development sample)': dates,
    'papers: dates shown as certain that are right (development sample)': certain,
    'papers: case numbers (development sample)': numbers,
    'papers: amounts (development sample)': amounts,
  };
}

async function scoreIssues({ search }: Deps, all: boolean): Promise<Scores> {
  const posts = readOwnPosts();
  const words = await scoreTopics({ index: search.index }, posts);
  const both = await scoreTopics(
    search,
    posts.filter((_, number) => number % (all ? 1 : EVERY_QUESTION) === 0),
  );
  return {
    'issues: right topic first, by words': words.first,
    'issues: right topic in the first three, by words': words.three,
    [labelSample('issues: right topic first', all)]: both.first,
    [labelSample('issues: right topic in the first three', all)]: both.three,
  };
}

async function scorePosts({ search, referenceData }: Deps): Promise<Scores> {
  const file = join(referenceData ?? '', 'questions', 'lay-questions.jsonl');
  const posts = referenceData && existsSync(file) ? readPosts(file) : undefined;
  const spotted =
    posts &&
    (await scoreTopics(
      search,
      posts.filter((_, number) => number % EVERY_POST === 0),
    ));
  return {
    "issues: right topic first, in real people's posts (sample)": spotted?.first,
    "issues: right topic in the first three, in real people's posts (sample)": spotted?.three,
  };
}

async function scoreStories({ library, search }: Deps): Promise<Scores> {
  const analysis = await scoreAnalysis({ library, search });
  return {
    'analysis: expected claims shown': analysis.claims,
    'analysis: expected authorities named': analysis.authorities,
    'analysis: stories with only held and verified authorities': analysis.clean,
  };
}

async function scoreSamples({ library, referenceData }: Deps): Promise<Scores> {
  const citations = await scoreSampledCitations(library, referenceData);
  return {
    'citations: sampled ones verified': citations?.verified,
    'citations: sampled ones under a wrong name noticed': citations?.wrongName,
    'statutes: quotations told apart': await scoreStatuteQuotations(library, referenceData),
  };
}

async function scoreCitations({ library, referenceData }: Deps): Promise<Scores> {
  const builtIn = await scoreOwnCitations(library);
  const known = await scoreKnownCitations(library, referenceData);
  return {
    'citations: built-in ones verified': builtIn.verified,
    'citations: built-in ones under a wrong name noticed': builtIn.wrongName,
    'citations: built-in ones at a wrong page not verified': builtIn.refused,
    'citations: real ones not called impossible': known?.possible,
    'citations: invented ones not verified': known?.refused,
  };
}

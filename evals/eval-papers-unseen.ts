// How well papers of unseen writers are read: each writer's papers with models fitted on the other
// writers' alone. The rules were written with all of these papers at hand, so that only a new set
// says how well they do; but what the models of words add to the rules is told here without
// flattery. The model of meaning is cross-validated where it is trained (training/tasks/papers.py).
import { type Library, loadLibrary } from '#features/library/load-library.server.ts';
import { NO_PAPER_MODELS } from '#features/library/read-paper-models.ts';
import { checkout } from '#server/boot/content-source.ts';
import { createTally, printTally, scorePapers } from './eval-papers.ts';
import { fitPapers, getWriter } from './fit-papers.ts';
import { DEVELOPMENT_FILE, readLabeledPapers } from './labeled-papers.ts';

const EVERY_PAPER = 8;

export async function evalUnseenPapers({
  file,
  misses,
}: {
  file?: string | undefined;
  misses: boolean;
}): Promise<number> {
  const { library } = loadLibrary(checkout);
  const papers = readLabeledPapers(file ?? DEVELOPMENT_FILE);
  const all = { rules: createTally(), words: createTally() };
  for (const writer of new Set(papers.map(getWriter))) {
    const models = fitPapers(
      library,
      papers.filter((paper) => getWriter(paper) !== writer),
    );
    const own = papers.filter((paper) => getWriter(paper) === writer);
    scorePapers({ ...library, paperModels: () => NO_PAPER_MODELS }, own, { tally: all.rules });
    const tally = scorePapers({ ...library, paperModels: () => models }, own, {
      report: misses ? console.log : undefined,
    });
    for (const [key, value] of Object.entries(tally)) all.words[key as keyof typeof tally] += value;
    console.log(
      `${writer}: kinds ${tally.kinds} of ${tally.papers}, dates ${tally.datesRight} of ${tally.dates}, certain ${tally.certain}, wrong ${tally.certainWrong}, numbers ${tally.numbersRight} of ${tally.numbers}`,
    );
  }
  printTally('rules alone', all.rules);
  printTally('rules and words', all.words);
  return 0;
}

/**
 * For the floors: every nth paper of the development set, without the model of meaning. The models
 * were fitted on these papers, so these scores say only whether something broke.
 */
export function scoreKnownPapers(library: Library): {
  kinds: number;
  dates: number;
  certain: number;
  numbers: number;
  amounts: number;
} {
  const papers = readLabeledPapers(DEVELOPMENT_FILE).filter(
    (_, number) => number % EVERY_PAPER === 0,
  );
  const tally = scorePapers(library, papers);
  return {
    kinds: tally.kinds / tally.papers,
    dates: tally.datesRight / tally.dates,
    certain: 1 - tally.certainWrong / tally.certain,
    numbers: tally.numbersRight / tally.numbers,
    amounts: tally.amountsRight / tally.amounts,
  };
}

// A linear model over all numbers of a paper, fitted on labeled papers (training/README.md): how
// probable each is as the number of the paper, and how probable it is that none of them is.
import { fitRanking, type RankingGroup, rankChoices } from '#lib/fit-ranking.ts';
import type { LinearModel } from '#lib/softmax-regression.ts';
import {
  describeNumbers,
  joinNumber,
  NUMBER_FEATURE_SIZE,
  type NumberedPaper,
} from './case-number-features.ts';
import { listCaseNumbers } from './list-case-numbers.ts';

export type NumberSample = { text: string; kind: string; caseNumber: string | null };

export const fitNumberModel = (samples: NumberSample[]): LinearModel =>
  fitRanking(samples.map(describeSample), {
    dimensions: NUMBER_FEATURE_SIZE,
    rounds: 200,
    rate: 8,
    decay: 5e-5,
  });

function describeSample({ text, kind, caseNumber }: NumberSample): RankingGroup {
  const candidates = listCaseNumbers(text);
  const choices = describeNumbers({ text, kind, candidates });
  if (!caseNumber) return { choices, right: [candidates.length] };
  return {
    choices,
    right: candidates.flatMap((one, index) =>
      joinNumber(one.text) === joinNumber(caseNumber) ? [index] : [],
    ),
  };
}

/** In the order of the candidates, the chance of none last; undefined without a model. */
export function rankNumbers(model: LinearModel, paper: NumberedPaper): number[] | undefined {
  return model.length === NUMBER_FEATURE_SIZE
    ? rankChoices(model, describeNumbers(paper))
    : undefined;
}

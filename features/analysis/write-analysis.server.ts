// Writes an analysis as a stream of events. The structure (issues, law, elements, authorities,
// limits, options) always comes from the library and the index; a model, when connected and not
// opted out of, adds prose. The last event is always `ended`.

import type { AnswerSentence } from '#features/grounding/answer.ts';
import { describeWriter } from '#features/grounding/model-text/write-checked.server.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { STATES } from '#legal/jurisdictions.ts';
import type { AnalysisEvent, ProsePart } from './analysis.ts';
import { buildClaimFinding } from './find/build-findings.ts';
import type { PreparedAnalysis } from './find/prepare-analysis.server.ts';
import * as analysisTexts from './messages/analysis-texts.ts';
import { createProseRequest } from './prompts.ts';
import { createNotice, type ProseDeps, writeProse } from './write-prose.server.ts';

export type WriteDeps = ProseDeps & Pick<LibraryDeps, 'library'>;
export type WriteOptions = { libraryOnly: boolean; signal?: AbortSignal };

const MAX_LEADING_CASES = 4;
const CRIMINAL = { topic: 'criminal-law', chance: 0.5 };

export async function* writeAnalysis(
  deps: WriteDeps,
  prepared: PreparedAnalysis,
  options: WriteOptions,
): AsyncGenerator<AnalysisEvent> {
  yield* createOpeningEvents(deps, prepared, options);
  if (prepared.claims.length > 0) {
    yield { type: 'law', sources: listGoverningLaw(prepared) };
    for (const found of prepared.claims) {
      const context = {
        jurisdiction: prepared.jurisdiction,
        foundCases: prepared.foundCases.get(found.claim.id) ?? [],
        rules: deps.library.rules,
        lawChanges: deps.library.lawChanges,
      };
      yield { type: 'claim', claim: buildClaimFinding(prepared.sourceList, found, context) };
    }
    yield* createClosingEvents(prepared);
    yield* streamProse(deps, prepared, options);
  } else yield* createClosingEvents(prepared);
  yield { type: 'ended', how: options.signal?.aborted ? 'stopped' : 'finished' };
}

export function pickModel(
  { llm }: Pick<LibraryDeps, 'llm'>,
  { libraryOnly }: WriteOptions,
  { claims }: PreparedAnalysis,
): LibraryDeps['llm'] {
  return libraryOnly || claims.length === 0 ? undefined : llm;
}

/** Shared with the memo. */
export function createOpeningEvents(
  deps: WriteDeps,
  prepared: PreparedAnalysis,
  options: WriteOptions,
): AnalysisEvent[] {
  const { kind, jurisdiction, urgent, safety, facts, issues, sourceList, factsSource } = prepared;
  const llm = pickModel(deps, options, prepared);
  return [
    { type: 'begun', kind, ...describeWriter(llm), jurisdiction, ...(safety && { safety }) },
    ...(urgent.length > 0 ? [{ type: 'urgent' as const, lines: urgent }] : []),
    { type: 'facts', facts },
    ...(issues.length > 0
      ? [{ type: 'sources' as const, sources: [...sourceList.sources, factsSource] }]
      : []),
    { type: 'issues', issues },
  ];
}

/** Notices on jurisdiction and scope, and help resources. */
export function createClosingEvents({
  claims,
  jurisdiction,
  topics,
  help,
}: PreparedAnalysis): AnalysisEvent[] {
  const events: AnalysisEvent[] = [];
  const stateClaims = claims
    .filter(({ claim }) => claim.law !== 'federal')
    .map(({ claim }) => claim.name);
  const topTopic = topics[0];
  if (topTopic?.id === CRIMINAL.topic && topTopic.score >= CRIMINAL.chance)
    events.push(createNotice('not-civil', analysisTexts.notCivil));
  if (claims.length === 0) events.push(createNotice('nothing-found', analysisTexts.nothingFound));
  else if (jurisdiction !== 'General') {
    const text =
      stateClaims.length > 0
        ? analysisTexts.state(STATES[jurisdiction], stateClaims)
        : analysisTexts.federal;
    events.push(createNotice('state', text));
  } else if (stateClaims.length > 0)
    events.push(createNotice('general', analysisTexts.general(stateClaims)));
  return help.length > 0 ? [...events, { type: 'help', resources: help }] : events;
}

/** Statutes, rules and constitutions first, then the leading cases that support the claims. */
function listGoverningLaw({ claims, sourceList }: PreparedAnalysis): number[] {
  const citations = claims.flatMap(({ claim }) =>
    [claim.summary, ...claim.for, ...claim.elements].flatMap(({ cites }) => cites),
  );
  const numbers = [...new Set(citations.flatMap((cite) => sourceList.findNumber(cite) ?? []))];
  const isCase = (n: number) => sourceList.sources[n - 1]?.kind === 'case';
  const leadingNumbers = claims.flatMap(({ claim }) =>
    claim.for.flatMap(({ cites }) => cites.flatMap((cite) => sourceList.findNumber(cite) ?? [])),
  );
  const cases = [...new Set(leadingNumbers.filter(isCase))].slice(0, MAX_LEADING_CASES);
  return [...numbers.filter((n) => !isCase(n)), ...cases];
}

async function* streamProse(
  deps: WriteDeps,
  prepared: PreparedAnalysis,
  options: WriteOptions,
): AsyncGenerator<AnalysisEvent> {
  const { factsSource, issues } = prepared;
  if (pickModel(deps, options, prepared)) {
    const request = createProseRequest(deps.library, prepared);
    const findPart = (heading: string) => findPartByHeading(heading, prepared);
    const job = {
      request,
      factsSource,
      findPart,
      firstPart: 'overview',
      emptyReply: analysisTexts.emptyReply,
      signal: options.signal,
    };
    const written = yield* writeProse(deps, job);
    if (written || options.signal?.aborted) return;
  } else
    yield createNotice(
      'library-only',
      options.libraryOnly && deps.llm ? analysisTexts.libraryOnly : analysisTexts.noProvider,
    );
  yield* createParagraph(
    0,
    'overview',
    issues.map(({ summary }) => summary),
  );
}

function createParagraph(
  block: number,
  part: ProsePart,
  sentences: AnswerSentence[],
): AnalysisEvent[] {
  if (sentences.length === 0) return [];
  return [
    { type: 'block', block, kind: 'paragraph', part },
    ...sentences.map((sentence): AnalysisEvent => ({ type: 'sentence', block, sentence })),
  ];
}

const normalize = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function findPartByHeading(heading: string, { issues }: PreparedAnalysis): ProsePart | undefined {
  const headingText = normalize(heading).replace(/^claim (?:\d+ )?/, '');
  if (/^overview|^summary|^short/.test(headingText)) return 'overview';
  if (/^strateg|^options|^next/.test(headingText)) return 'strategy';
  return issues.find(
    ({ name }) =>
      headingText !== '' &&
      (normalize(name).startsWith(headingText) || headingText.startsWith(normalize(name))),
  )?.id;
}

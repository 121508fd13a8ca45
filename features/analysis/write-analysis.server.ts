// An analysis from its first event to its last. The structure (issues, law, elements, authorities, limits, options) always comes from the
// library and the index; a model, when one is connected and wanted, adds prose to it. Whatever happens, the last event is `ended`.

import type { AnswerSentence } from '#features/grounding/answer.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { STATES } from '#legal/jurisdictions.ts';
import type { AnalysisEvent, ProsePart } from './analysis.ts';
import { claimFinding } from './build-findings.ts';
import { analysisTexts } from './messages.ts';
import type { Prepared } from './prepare-analysis.server.ts';
import { proseRequest } from './prompts.ts';
import { notice, type ProseDeps, writeProse } from './write-prose.server.ts';

export type WriteDeps = ProseDeps & Pick<LibraryDeps, 'library'>;
export type WriteOptions = { libraryOnly: boolean; signal?: AbortSignal };

const LEADING_CASES = 4;
const CRIMINAL = { topic: 'criminal-law', chance: 0.5 };

export async function* writeAnalysis(deps: WriteDeps, prepared: Prepared, options: WriteOptions): AsyncGenerator<AnalysisEvent> {
  yield* openingEvents(deps, prepared, options);
  if (prepared.found.length > 0) {
    yield { type: 'law', sources: governingLaw(prepared) };
    for (const found of prepared.found) {
      const chosen = { jurisdiction: prepared.jurisdiction, more: prepared.more.get(found.claim.id) ?? [] };
      yield { type: 'claim', claim: claimFinding(prepared.book, found, chosen) };
    }
    yield* closingEvents(prepared);
    yield* prose(deps, prepared, options);
  } else yield* closingEvents(prepared);
  yield { type: 'ended', how: options.signal?.aborted ? 'stopped' : 'finished' };
}

export function usesModel({ llm }: Pick<LibraryDeps, 'llm'>, { libraryOnly }: WriteOptions, { found }: Prepared): LibraryDeps['llm'] {
  return libraryOnly || found.length === 0 ? undefined : llm;
}

/** Those that the memo begins with, too. */
export function openingEvents(deps: WriteDeps, prepared: Prepared, options: WriteOptions): AnalysisEvent[] {
  const { kind, jurisdiction, urgent, facts, issues, book, told } = prepared;
  const llm = usesModel(deps, options, prepared);
  const writer = llm ? { writer: 'model' as const, provider: llm.provider, model: llm.model } : { writer: 'library' as const };
  return [
    { type: 'begun', kind, ...writer, jurisdiction },
    ...(urgent.length > 0 ? [{ type: 'urgent' as const, lines: urgent }] : []),
    { type: 'facts', facts },
    ...(issues.length > 0 ? [{ type: 'sources' as const, sources: [...book.sources, told] }] : []),
    { type: 'issues', issues },
  ];
}

/** What varies, who can help, and what this is not. */
export function closingEvents({ found, jurisdiction, topics, help }: Prepared): AnalysisEvent[] {
  const events: AnalysisEvent[] = [];
  const ofStates = found.filter(({ claim }) => claim.law !== 'federal').map(({ claim }) => claim.name);
  const first = topics[0];
  if (first?.id === CRIMINAL.topic && first.score >= CRIMINAL.chance) events.push(notice('not-civil', analysisTexts.notCivil));
  if (found.length === 0) events.push(notice('nothing-found', analysisTexts.nothingFound));
  else if (jurisdiction !== 'General') {
    const text = ofStates.length > 0 ? analysisTexts.state(STATES[jurisdiction], ofStates) : analysisTexts.federal;
    events.push(notice('state', text));
  } else if (ofStates.length > 0) events.push(notice('general', analysisTexts.general(ofStates)));
  return help.length > 0 ? [...events, { type: 'help', resources: help }] : events;
}

/** Statutes, rules and constitutions first, then the cases that the claims name first. */
function governingLaw({ found, book }: Prepared): number[] {
  const cited = found.flatMap(({ claim }) => [claim.summary, ...claim.for, ...claim.elements].flatMap(({ cites }) => cites));
  const numbers = [...new Set(cited.flatMap((cite) => book.numberOf(cite) ?? []))];
  const isCase = (n: number) => book.sources[n - 1]?.kind === 'case';
  const leading = found.flatMap(({ claim }) => claim.for.flatMap(({ cites }) => cites.flatMap((cite) => book.numberOf(cite) ?? [])));
  const cases = [...new Set(leading.filter(isCase))].slice(0, LEADING_CASES);
  return [...numbers.filter((n) => !isCase(n)), ...cases];
}

async function* prose(deps: WriteDeps, prepared: Prepared, options: WriteOptions): AsyncGenerator<AnalysisEvent> {
  const { told, issues } = prepared;
  if (usesModel(deps, options, prepared)) {
    const request = proseRequest(deps.library, prepared);
    const partOf = (heading: string) => partNamed(heading, prepared);
    const job = { request, told, partOf, first: 'overview', emptyReply: analysisTexts.emptyReply, signal: options.signal };
    const written = yield* writeProse(deps, job);
    if (written || options.signal?.aborted) return;
  } else yield notice('library-only', options.libraryOnly && deps.llm ? analysisTexts.libraryOnly : analysisTexts.noProvider);
  yield* paragraph(
    0,
    'overview',
    issues.map(({ summary }) => summary),
  );
}

function paragraph(block: number, part: ProsePart, sentences: AnswerSentence[]): AnalysisEvent[] {
  if (sentences.length === 0) return [];
  return [
    { type: 'block', block, kind: 'paragraph', part },
    ...sentences.map((sentence): AnalysisEvent => ({ type: 'sentence', block, sentence })),
  ];
}

const flat = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, ' ')
    .trim();

function partNamed(heading: string, { issues }: Prepared): ProsePart | undefined {
  const said = flat(heading).replace(/^claim (?:\d+ )?/, '');
  if (/^overview|^summary|^short/.test(said)) return 'overview';
  if (/^strateg|^options|^next/.test(said)) return 'strategy';
  return issues.find(({ name }) => said !== '' && (flat(name).startsWith(said) || said.startsWith(flat(name))))?.id;
}

// The event format of an analysis or a both-sides memo, whether the library or a model writes it;
// the page and the export read the same events. Structured parts (claims, elements, authorities)
// have their own types; prose uses the assistant's blocks and sentences, so that the same
// components render it. Types only: this file is also loaded by browsers.
import type { AnswerSentence, AnswerSource, BlockKind } from '#features/grounding/answer.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { SafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { CitationStatus } from '#legal/citations/types.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

/** `memo`: the best argument for each side. */
export type AnalysisKind = 'analysis' | 'memo';

/**
 * One sentence of the user's facts, verbatim. Elements and issues refer to it by `n`; `start` and
 * `end` are UTF-16 offsets.
 */
export type Fact = { n: number; text: string; start: number; end: number };

/**
 * An authority with the number under which sentences cite it. All are in our index; `status` is the
 * citation checker's verdict.
 */
export type AnalysisSource = Omit<AnswerSource, 'kind'> & {
  /**
   * `facts`: the user's facts, cited by model sentences that repeat them. Always has the last
   * number.
   */
  kind: 'case' | 'statute' | 'regulation' | 'rule' | 'constitution' | 'facts';
  /**
   * The full citation: "Anderson v. Liberty Lobby, Inc., 477 U.S. 242 (1986)". Empty for the facts.
   */
  citation: string;
  /** Absent for the facts. */
  status?: CitationStatus;
  /** Not cited by a claim; the case search found it for the claim and the facts. */
  bySearch?: boolean;
  /** The state whose law it is; absent for federal and uniform law. */
  state?: string;
  /** It is the law of another state than the chosen one: an example that does not bind. */
  otherState?: true;
  /** A later case narrowed it. Overruled and superseded cases are never sources. */
  limited?: { by: string; note: string };
};

/** A claim that the facts raise. */
export type Issue = {
  id: string;
  name: string;
  topics: { id: TopicId; title: string }[];
  law: 'federal' | 'state' | 'both';
  /** `likely`: much of the story matches it. `possible`: a weaker match. */
  fit: 'likely' | 'possible';
  /** Numbers of the facts that raise it, strongest first. */
  why: number[];
  summary: AnswerSentence;
  elements: { all: number; spokenTo: number };
};

export type ElementFinding = {
  id: string;
  /** What must be shown. */
  sentence: AnswerSentence;
  status: 'spoken-to' | 'missing';
  /** Numbers of the facts that support it; empty when it is missing. */
  facts: number[];
  /** The question to answer; shown when the element is missing. */
  ask: string;
};

/** What an authority holds, in our words; `sentence.sources` has its number. */
export type SupportedStatement = { sentence: AnswerSentence };

export type LimitationPeriod = {
  sentence: AnswerSentence;
  /** The period differs from state to state. */
  varies: boolean;
  /** The rule of the person's state, with its section and the day it was read. */
  stateRule?: { text: string; href: string };
};

export type ClaimFinding = {
  id: string;
  name: string;
  law: Issue['law'];
  /** The law that it rests on has changed since it was checked. */
  lawNotice?: string;
  elements: ElementFinding[];
  for: SupportedStatement[];
  against: SupportedStatement[];
  /** Source numbers of the other cases that the search found. */
  found: number[];
  decides?: AnswerSentence;
  limits: LimitationPeriod[];
  evidence: string[];
  options: { text: string; risk: string }[];
  next: string[];
};

/** One claim argued from both sides. */
export type MemoFinding = {
  id: string;
  name: string;
  /** Supporting authorities, and the elements that the facts meet. */
  for: { authorities: SupportedStatement[]; elements: ElementFinding[] };
  /** Opposing authorities, and the elements that no fact addresses. */
  against: { authorities: SupportedStatement[]; elements: ElementFinding[] };
  decides?: AnswerSentence;
};

export type HelpResource = {
  id: string;
  title: string;
  organization: string;
  href: string;
  state?: string;
};

/**
 * Where a block of prose belongs; a claim id places it below that claim. `for`, `against` and
 * `decides` are used in memos.
 */
export type ProsePart = 'overview' | 'strategy' | 'for' | 'against' | 'decides' | (string & {});

export type AnalysisNotice =
  /** No AI provider is connected, or the user chose "Library only". */
  | 'library-only'
  | 'provider-failed'
  | 'empty-reply'
  /** No state is chosen: state law is described in general terms. */
  | 'general'
  /** A state is chosen: what to look up in its law. */
  | 'state'
  /** The facts match no claim in the library. */
  | 'nothing-found'
  /** The facts suggest a criminal matter; this tab covers civil cases only. */
  | 'not-civil';

export type AnalysisEvent =
  | {
      type: 'begun';
      kind: AnalysisKind;
      writer: 'library' | 'model';
      provider?: string;
      model?: string;
      jurisdiction: Jurisdiction;
      /** Where danger is heard by rules alone. */
      safety?: SafetyLine;
    }
  | { type: 'urgent'; lines: UrgentLine[] }
  | { type: 'facts'; facts: Fact[] }
  | { type: 'issues'; issues: Issue[] }
  /** Always sent before the first sentence that cites one. */
  | { type: 'sources'; sources: AnalysisSource[] }
  /**
   * Governing law as source numbers: statutes, rules and constitutions first, then the leading
   * cases.
   */
  | { type: 'law'; sources: number[] }
  | { type: 'claim'; claim: ClaimFinding }
  | { type: 'memo'; memo: MemoFinding }
  | { type: 'help'; resources: HelpResource[] }
  | { type: 'block'; block: number; kind: BlockKind; part: ProsePart }
  | { type: 'sentence'; block: number; sentence: AnswerSentence }
  | { type: 'notice'; notice: AnalysisNotice; text: string }
  | { type: 'ended'; how: 'finished' | 'stopped' | 'failed' };

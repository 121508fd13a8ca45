// An analysis, or a both-sides memo, as it travels from whoever writes it (the library or a model) to the page and the export: a list
// of events, the same for all. What is counted and compared is typed (claims, elements, authorities); what is prose comes in the
// assistant's own blocks and sentences, so that one component shows both. Only types: this file may go anywhere, browsers included.
import type { AnswerSentence, AnswerSource, BlockKind } from '#features/grounding/answer.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { CitationStatus } from '#legal/citations/types.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

/** What was asked for: the Analysis tab, or the best argument of each side. */
export type AnalysisKind = 'analysis' | 'memo';

/** A sentence of what was told, word for word. Elements and issues point at these by `n`. */
export type Fact = { n: number; text: string /** UTF-16 offsets in the trimmed facts. */; start: number; end: number };

/** An authority, numbered as sentences cite it: [1], [2]. All are in our index; `status` is what the citation checker says. */
export type AnalysisSource = Omit<AnswerSource, 'kind'> & {
  /** `facts`: what the person told, for sentences of a model that repeat it. It has the last number. */
  kind: 'case' | 'statute' | 'regulation' | 'rule' | 'constitution' | 'facts';
  /** In full: "Anderson v. Liberty Lobby, Inc., 477 U.S. 242 (1986)". Empty for the facts. */
  citation: string;
  /** None for the facts. */
  status?: CitationStatus;
  /** No claim names it: the case search found it for this claim and these facts. */
  bySearch?: boolean;
  /** A later case narrowed it. Overruled cases are not among the sources. */
  limited?: { by: string; note: string };
};

/** A claim that the facts raise. */
export type Issue = {
  id: string;
  name: string;
  topics: { id: TopicId; title: string }[];
  law: 'federal' | 'state' | 'both';
  /** `likely`: much of the story speaks of it. `possible`: worth a look. */
  fit: 'likely' | 'possible';
  /** The facts that told it, the most telling first. */
  why: number[];
  summary: AnswerSentence;
  elements: { all: number; spokenTo: number };
};

export type ElementFinding = {
  id: string;
  /** What must be shown. */
  sentence: AnswerSentence;
  status: 'spoken-to' | 'missing';
  /** The facts that speak to it; empty when it is missing. */
  facts: number[];
  /** What to find out; to be shown when it is missing. */
  ask: string;
};

/** What an authority gives, in one or two sentences of our own; `sentence.sources` names the authority. */
export type Supported = { sentence: AnswerSentence };

export type Limit = { sentence: AnswerSentence /** The period differs from state to state. */; varies: boolean };

export type ClaimFinding = {
  id: string;
  name: string;
  law: Issue['law'];
  elements: ElementFinding[];
  for: Supported[];
  against: Supported[];
  /** Cases that the search found beside them: numbers of sources, each with the passage that matched. */
  found: number[];
  decides?: AnswerSentence;
  limits: Limit[];
  evidence: string[];
  options: { text: string; risk: string }[];
  next: string[];
};

/** One claim argued from both sides. */
export type MemoFinding = {
  id: string;
  name: string;
  /** What speaks for it: authorities, and elements with the facts that meet them. */
  for: { authorities: Supported[]; elements: ElementFinding[] };
  /** What speaks against it: authorities, and elements of which nothing was told. */
  against: { authorities: Supported[]; elements: ElementFinding[] };
  decides?: AnswerSentence;
};

export type HelpResource = { id: string; title: string; organization: string; href: string; state?: string };

/** Where a block of prose belongs. A claim's id: below that claim. `for`, `against` and `decides` are of the memo. */
export type ProsePart = 'overview' | 'strategy' | 'for' | 'against' | 'decides' | (string & {});

export type AnalysisNotice =
  /** No AI provider is connected, or the person chose the library alone. */
  | 'library-only'
  | 'provider-failed'
  | 'empty-reply'
  /** No state chosen: what varies is said in general. */
  | 'general'
  /** A state chosen: what of it we hold, and what to look up there. */
  | 'state'
  /** Not enough, or nothing that we have a claim for. */
  | 'nothing-found'
  /** It sounds like a criminal matter: this tab is for civil cases. */
  | 'not-civil';

export type AnalysisEvent =
  | { type: 'begun'; kind: AnalysisKind; writer: 'library' | 'model'; provider?: string; model?: string; jurisdiction: Jurisdiction }
  | { type: 'urgent'; lines: UrgentLine[] }
  | { type: 'facts'; facts: Fact[] }
  | { type: 'issues'; issues: Issue[] }
  /** Always before the first sentence that cites one. */
  | { type: 'sources'; sources: AnalysisSource[] }
  /** Governing law: numbers of statutes, rules and constitutions first, then the leading cases. */
  | { type: 'law'; sources: number[] }
  | { type: 'claim'; claim: ClaimFinding }
  | { type: 'memo'; memo: MemoFinding }
  | { type: 'help'; resources: HelpResource[] }
  | { type: 'block'; block: number; kind: BlockKind; part: ProsePart }
  | { type: 'sentence'; block: number; sentence: AnswerSentence }
  | { type: 'notice'; notice: AnalysisNotice; text: string }
  | { type: 'ended'; how: 'finished' | 'stopped' | 'failed' };

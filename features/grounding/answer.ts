// An answer is a list of events, the same for the writers (library or model), the check, the page,
// the API, the cache and the export. Types only, so that browser code can import this file.
import type { IconName } from '#app/ui/icon-names.ts';
import type { TopicId } from '#features/library/schema/schema.ts';
import type { SafetyLine } from '#features/triage/safety-line.ts';
import type { UrgentLine } from '#features/triage/urgent-line.ts';
import type { CitationStatus } from '#legal/citations/types.ts';
import type { Jurisdiction } from '#legal/jurisdictions.ts';

export type SourceKind =
  | 'topic'
  | 'guide'
  | 'faq'
  | 'resource'
  | 'rule'
  | 'term'
  | 'case'
  | 'news'
  | 'statute';

/** A passage that was found for the question, numbered as the answer cites it: [1], [2]. */
export type AnswerSource = {
  n: number;
  kind: SourceKind;
  id: string;
  title: string;
  /** Link to the passage. */
  href: string;
  passage: string;
  /** A case's citation, a resource's organization, a news item's source and date. */
  note?: string;
  /** When the item of the library was last checked: "2026-11-15". */
  checkedOn?: string;
};

type SentenceCheck =
  /** A sentence of the library, word for word. */
  | 'library'
  /** Written by a model; the passages it cites say so. */
  | 'supported'
  /** Written by a model and not confirmed. Shown as such, in place. */
  | 'unverified'
  /** Cites law that cannot exist or is another case. Shown struck through, with the reason. */
  | 'struck'
  /** States nothing about the law: a greeting, a heading, a question to the reader. */
  | 'plain';

/** The stored words of a cited statute, as of a date in words. */
export type CitedText = { text: string; asOf: string };
export type SentenceCitation = {
  start: number;
  end: number;
  status: CitationStatus;
  href?: string;
  sentence: string;
  statute?: CitedText;
};

export type AnswerSentence = {
  text: string;
  /** Numbers of the sources that support it. */
  sources: number[];
  check: SentenceCheck;
  /** For unverified and struck: why, in words a lay reader understands. */
  why?: string;
  /** Citations of law inside the text. */
  citations?: SentenceCitation[];
  /**
   * Introduces what follows in its block: a label, a step's title, a bold lead-in such as "The
   * notice."
   */
  lead?: true;
  /** For a plain sentence that leads to a page of this site. */
  href?: string;
};

export type AnswerSection = 'short' | 'law' | 'varies' | 'steps' | 'deadlines' | 'lawyer' | 'other';
export type BlockKind = 'heading' | 'paragraph' | 'bullet' | 'step';

export type AnswerNotice =
  /** No AI provider is connected, or the person chose the library alone. */
  | 'library-only'
  | 'provider-failed'
  | 'empty-reply'
  | 'words-only'
  | 'asks-for-state'
  | 'outside-us-law'
  | 'harmful'
  | 'nothing-found'
  | 'spanish'
  | 'refused';

/** How the answer to a choice begins: the rule of the person's state, then the item's opening. */
export type ChoiceOpening = { sentences: string[]; href: string };

/**
 * Questions to choose from: which one is meant, what may be meant instead of what was answered,
 * what else the message asked, what people ask here, or the message itself, whose answer waits for
 * a press.
 */
export type AnswerChoices = {
  purpose: 'clarify' | 'instead' | 'also-asked' | 'examples' | 'answer-anyway';
  questions: string[];
  /** One for each question, for `clarify` and `instead`. */
  openings?: (ChoiceOpening | null)[];
};

/** A page of this site where something can be done about what was answered. */
export type NextStep = { icon: IconName; label: string; href: string };

export type AnswerEvent =
  | {
      type: 'begun';
      answerId: string;
      writer: 'library' | 'model';
      provider?: string;
      model?: string;
      cached?: boolean;
      /** Where danger is heard by rules alone. */
      safety?: SafetyLine;
    }
  | { type: 'urgent'; lines: UrgentLine[] }
  | { type: 'understood'; topics: { id: TopicId; title: string }[]; jurisdiction: Jurisdiction }
  | { type: 'sources'; sources: AnswerSource[] }
  | { type: 'block'; block: number; kind: BlockKind; section: AnswerSection }
  | { type: 'sentence'; block: number; sentence: AnswerSentence }
  | { type: 'notice'; notice: AnswerNotice; text: string }
  | { type: 'choices'; choices: AnswerChoices }
  | { type: 'follow-ups'; questions: string[] }
  | { type: 'next-steps'; steps: NextStep[] }
  | { type: 'ended'; how: 'finished' | 'stopped' | 'failed' };

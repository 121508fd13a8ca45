// The types of the citation parser and of judge-citation.ts. A citation has its offsets in the text
// it was found in (UTF-16, so that `text.slice(start, end)` is the citation as written) and its
// parts in normalized spelling: "384 US 436" and "384 U. S. 436" have the same key. Types only:
// nothing to load at run time.
import type { SectionItem } from '../statutes/read-sections.ts';
import type { CodeRelease, CodeSection } from '../statutes/us-code.ts';

/** The three parts that a lookup needs, each as text ("12A", "*4" and "1966" all occur). */
export type CaseKey = { volume: string; reporter: string; page: string };

/**
 * A page, range or note inside the cited source, as written: "444", "444-45", "*3", "n.4", "¶ 12".
 */
type PinCite = string;

type Span = {
  /** UTF-16 offsets in the searched text; `text` is exactly the slice between them. */
  start: number;
  end: number;
  text: string;
};

export type FullCase = Span & {
  kind: 'case';
  /**
   * `reporter`: volume, reporter, page. `neutral`: year, court, number. `database`: year, WL or
   * LEXIS, number.
   */
  form: 'reporter' | 'neutral' | 'database';
  volume: string;
  /**
   * The edition in our table's spelling ("F.3d", "U.S.", "WL", "UT"); as written if no table has
   * it.
   */
  reporter: string;
  /** False if it looks like a reporter but is not in our table. */
  reporterKnown: boolean;
  /** Empty for a citation whose page is still blank ("597 U.S. ___"). */
  page: string;
  pins: PinCite[];
  /** "Shinseki v. Sanders", "In re Gault"; empty if there is none. */
  name: string;
  /** The two sides when there is a "v.". */
  plaintiff: string;
  defendant: string;
  /** The court in the parenthesis, as written ("9th Cir."), and its id if our table has it. */
  court: string;
  courtId: string;
  year?: number | undefined;
  /** The full date as written, if there is more than a year: "Apr. 18, 2017". */
  date: string;
  /** "No. 2:09-cv-02445-MCE-KJM". */
  docket: string;
  /** "(1 Cranch)" in "5 U.S. (1 Cranch) 137 (1803)". */
  nominative: string;
  /** Parallel citations of one case have the same number. */
  group: number;
  /** Offsets of the name, if there is one; `start` is where the whole citation begins. */
  nameStart: number;
  nameEnd: number;
};

/** "Miranda, 384 U.S. at 444". */
export type ShortCase = Span & {
  kind: 'short';
  volume: string;
  reporter: string;
  name: string;
  pins: PinCite[];
  /** Index, in the same list, of the full citation it refers to; undefined if none matches. */
  refersTo?: number | undefined;
};

/** "Id. at 5", "Ibid.". */
export type IdCitation = Span & { kind: 'id'; pins: PinCite[]; refersTo?: number | undefined };

/** "Miranda, supra, at 444". */
export type SupraCitation = Span & {
  kind: 'supra';
  name: string;
  pins: PinCite[];
  refersTo?: number | undefined;
};

export type StatuteCitation = Span & {
  kind: 'statute' | 'regulation';
  /**
   * The code in our table's spelling: "U.S.C.", "C.F.R.", "Cal. Civ. Code", "Pub. L.", "Fed. Reg.".
   */
  code: string;
  codeKnown: boolean;
  /** "15" in 15 U.S.C. § 1681i; empty for codes without titles. */
  title: string;
  /** "1681i", "541.100"; the first of a range or list. For a register or session law, its page. */
  section: string;
  /** "(a)(1)". */
  subsection: string;
  /** "1681x" in §§ 1681–1681x. */
  to: string;
  /** "part" if a whole part is cited (12 CFR part 1026). */
  unit: 'section' | 'part' | 'chapter' | 'page';
  year?: number | undefined;
  /** The U.S. Code: what follows the first section or range of a list. */
  others?: SectionItem[];
  /** The U.S. Code: a note under the section is cited, not the section. */
  note?: true;
  /** The Act by whose name the law is cited: "Americans with Disabilities Act of 1990". */
  act?: string;
  /**
   * Cited by an Act's name or a popular number ("Section 1983"), not by title and code: "Id." does
   * not refer to it.
   */
  byName?: true;
  /** Of a law cited by name: the index, in the same list, of the first citation of that law. */
  refersTo?: number;
};

export type RuleCitation = Span & {
  kind: 'rule';
  /** "Fed. R. Civ. P.". */
  code: string;
  rule: string;
  subsection: string;
};

export type ConstitutionCitation = Span & {
  kind: 'constitution';
  /** "US" or a state's two letters. */
  jurisdiction: string;
  /** "amend." or "art."; empty for the preamble. */
  part: 'amend' | 'art' | '';
  number: string;
  section: string;
  clause: string;
};

/**
 * A law review or other journal: recognized so that it is not mistaken for a case; never judged.
 */
export type JournalCitation = Span & {
  kind: 'journal';
  volume: string;
  journal: string;
  page: string;
  year?: number | undefined;
};

export type Citation =
  | FullCase
  | ShortCase
  | IdCitation
  | SupraCitation
  | StatuteCitation
  | RuleCitation
  | ConstitutionCitation
  | JournalCitation;

/**
 * A case in an index, built-in, imported or live. `year` is undefined if the index does not know
 * it.
 */
export type IndexedCase = {
  name: string;
  /** Other names of the same case: formal captions, names of joined cases. */
  otherNames?: string[];
  year?: number | undefined;
  /** Its slug or id in the index; returned unchanged in a judgment. */
  id?: string;
};

/**
 * The cases at each key, in the order of the keys; an empty list if there are none. Implemented
 * outside this folder.
 */
export type CaseLookup = (keys: CaseKey[]) => Promise<IndexedCase[][]>;

export type CitationStatus =
  | 'verified'
  | 'wrong_year'
  | 'wrong_name'
  | 'impossible'
  | 'not_in_code'
  | 'not_in_index'
  | 'found_live';

export type Judgment = {
  status: CitationStatus;
  /** Machine-readable reason for the status. */
  reason: string;
  /** A plain sentence for the reader. */
  sentence: string;
  /** For `verified`, `wrong_year` and `wrong_name`: the cases at that volume and page. */
  matches: IndexedCase[];
  /** The U.S. Code: each section that the citation names, and the release point of the list. */
  sections?: JudgedSection[];
  release?: CodeRelease;
};

/**
 * `heading` is empty for a section that is not in the Code; `nearest` are then the sections next to
 * it.
 */
export type JudgedSection = CodeSection & {
  title: string;
  inCode: boolean;
  nearest?: CodeSection[];
};

/**
 * Asks a live source which cases are reported at each key; undefined for a key that could not be
 * looked up.
 */
export type LiveLookup = (
  keys: CaseKey[],
) => Promise<((IndexedCase & { url?: string })[] | undefined)[]>;

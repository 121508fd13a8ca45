// The shapes of the citation parser and of its judge. A citation keeps where it stands in the text it was found in
// (UTF-16 offsets, so that `text.slice(start, end)` is what was written), and what its parts say in our own spelling: two
// people who write "384 US 436" and "384 U. S. 436" have the same key. Only data here: no function, nothing to load.

/** Where a case stands: the three parts that a look-up needs, each as text ("12A", "*4" and "1966" all occur). */
export type CaseKey = { volume: string; reporter: string; page: string };

/** A page, range or note inside the cited source, as written: "444", "444-45", "*3", "n.4", "¶ 12". */
type PinCite = string;

type Span = {
  /** UTF-16 offsets in the text that was searched; `text` is exactly what stands between them. */
  start: number;
  end: number;
  text: string;
};

export type FullCase = Span & {
  kind: 'case';
  /** `reporter`: volume, reporter, page. `neutral`: year, court, number. `database`: year, WL or LEXIS, number. */
  form: 'reporter' | 'neutral' | 'database';
  volume: string;
  /** The edition as our table writes it ("F.3d", "U.S.", "WL", "UT"); as written when no table has it. */
  reporter: string;
  /** False: it looks like a reporter and is in no table of reporters. */
  reporterKnown: boolean;
  /** Empty for a cite whose page is still blank ("597 U.S. ___"). */
  page: string;
  pins: PinCite[];
  /** "Shinseki v. Sanders", "In re Gault"; empty when none stands before it. */
  name: string;
  /** The two sides when there is a "v.". */
  plaintiff: string;
  defendant: string;
  /** What the parenthesis says of the court, as written ("9th Cir."), and its id where our table knows it. */
  court: string;
  courtId: string;
  year: number | undefined;
  /** The whole date as written when there is more than a year: "Apr. 18, 2017". */
  date: string;
  /** "No. 2:09-cv-02445-MCE-KJM". */
  docket: string;
  /** "(1 Cranch)" in "5 U.S. (1 Cranch) 137 (1803)". */
  nominative: string;
  /** Parallel cites of one case share the number of the first of them. */
  group: number;
  /** Where the name, when there is one, begins and ends in the text: `start` is where the whole citation begins. */
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
  /** Index, in the list it stands in, of the full citation that is meant; undefined: none fits. */
  refersTo: number | undefined;
};

/** "Id. at 5", "Ibid.". */
export type IdCitation = Span & { kind: 'id'; pins: PinCite[]; refersTo: number | undefined };

/** "Miranda, supra, at 444". */
export type SupraCitation = Span & { kind: 'supra'; name: string; pins: PinCite[]; refersTo: number | undefined };

export type StatuteCitation = Span & {
  kind: 'statute' | 'regulation';
  /** The code as our table writes it: "U.S.C.", "C.F.R.", "Cal. Civ. Code", "Pub. L.", "Fed. Reg.". */
  code: string;
  codeKnown: boolean;
  /** "15" in 15 U.S.C. § 1681i; empty for codes without titles. */
  title: string;
  /** "1681i", "541.100"; for a range or list the first one. For a register or session law: its page. */
  section: string;
  /** "(a)(1)". */
  subsection: string;
  /** "1681x" in §§ 1681–1681x. */
  to: string;
  /** "part" when a whole part is cited (12 CFR part 1026), else "section" or "page". */
  unit: 'section' | 'part' | 'chapter' | 'page';
  year: number | undefined;
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

/** A law review or other journal: recognised so that it is not taken for a case; never judged. */
export type JournalCitation = Span & { kind: 'journal'; volume: string; journal: string; page: string; year: number | undefined };

export type Citation =
  | FullCase
  | ShortCase
  | IdCitation
  | SupraCitation
  | StatuteCitation
  | RuleCitation
  | ConstitutionCitation
  | JournalCitation;

/** A case that an index holds. `year` undefined: the index does not know when it was decided. */
export type HeldCase = {
  name: string;
  /** The same case as other collections write it: formal captions, names of joined cases. */
  otherNames?: string[];
  year: number | undefined;
  /** Its address or id in the index that gave it; the judge hands it back untouched. */
  id?: string;
};

/** What stands at each key, in the order asked; an empty list: nothing held there. Lives outside this folder. */
export type CaseLookup = (keys: CaseKey[]) => Promise<HeldCase[][]>;

export type CitationStatus = 'verified' | 'wrong_name' | 'impossible' | 'not_in_index' | 'found_live';

export type Judgement = {
  status: CitationStatus;
  /** A short fixed word for programs: why this status. */
  reason: string;
  /** A plain sentence for the reader. */
  sentence: string;
  /** For `verified` and `wrong_name`: the case (or cases) that stand there. */
  held: HeldCase[];
};

/** Asks a live source what is reported at each place; undefined: it could not be asked. */
export type LiveLookup = (keys: CaseKey[]) => Promise<((HeldCase & { url?: string })[] | undefined)[]>;

// What an account holds, as lines that can be opened. Only types and a choice: browsers load this
// file.
export type WorkKind = 'date' | 'draft' | 'conversation' | 'case' | 'result';
export type WorkLine = { kind: WorkKind; to: string; title: string; detail: string };
export type Dashboard = {
  nextDate: WorkLine | null;
  drafts: WorkLine[];
  conversations: WorkLine[];
  cases: WorkLine[];
  results: WorkLine[];
};

/** One of each kind, to go on with: the next date first. */
export function pickToContinue({
  nextDate,
  drafts,
  conversations,
  cases,
  results,
}: Dashboard): WorkLine[] {
  return [nextDate, drafts[0], conversations[0], cases[0], results[0]].filter(
    (line) => line !== null && line !== undefined,
  );
}

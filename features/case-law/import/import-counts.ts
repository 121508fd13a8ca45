// What an import of cases adds up on its way.
export type Counts = {
  imported: number;
  updated: number;
  unchanged: number;
  skipped: number;
  remarks: number;
  opinions: number;
  records: number;
};

export const ZERO_COUNTS: Counts = {
  imported: 0,
  updated: 0,
  unchanged: 0,
  skipped: 0,
  remarks: 0,
  opinions: 0,
  records: 0,
};

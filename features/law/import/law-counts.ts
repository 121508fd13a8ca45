// What an import of statutes adds up on its way; it is saved with each batch.
export type LawCounts = {
  sections: number;
  added: number;
  changed: number;
  unchanged: number;
  /** No longer in their code. */
  gone: number;
  skipped: number;
  remarks: number;
  /**
   * By the release's id: "broken" when a section of it could not be read, "whole" when all were.
   */
  releases: Record<string, 'read' | 'whole' | 'broken'>;
  /** Something could not be read, and nobody knows to which code it belonged. */
  hasUnknownFault: boolean;
};

export const createLawCounts = (): LawCounts => ({
  sections: 0,
  added: 0,
  changed: 0,
  unchanged: 0,
  gone: 0,
  skipped: 0,
  remarks: 0,
  releases: {},
  hasUnknownFault: false,
});

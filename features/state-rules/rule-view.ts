// The shape of a cell as pages, the API and the download show it.
import type { FilledCell } from '#features/library/schema/rule-schema.ts';
import type { StateCode } from '#legal/jurisdictions.ts';

/**
 * `compared`: the number, or the words of the choice, were found in the section's text. `read`: it
 * was read on the page at `url`. `reported`: nobody here has read the section; `reports` say it.
 */
type CellCheck = 'compared' | 'read' | 'reported';

export type CellView = {
  state: StateCode;
  stateName: string;
  href: string;
} & (
  | { empty: string; emptyLine: string }
  | {
      value: string;
      /** Without its year and its case. */
      plainValue: string;
      shortValue: string;
      sortKey: number;
      year?: number;
      other: { value: string; when: string }[];
      sentence: string;
      exceptions: string[];
      /** Other values, exceptions and acts to come, in sentences. */
      notes: string[];
      cite: string;
      source: FilledCell['source'];
      /** Where, when and how it was read, in a sentence. */
      readLine: string;
      url: string;
      readOn: string;
      textDate: string;
      check: CellCheck;
      reports?: { by: string; url: string; date: string }[];
      /** A number in it was changed, and has not been compared with the source yet. */
      notCompared?: true;
      /** The deadline calculator with this period chosen. */
      countHref?: string;
      pending?: string;
    }
);

export type FilledView = Exclude<CellView, { empty: string; emptyLine: string }>;

export const isFilled = (cell: CellView): cell is FilledView => !('empty' in cell);

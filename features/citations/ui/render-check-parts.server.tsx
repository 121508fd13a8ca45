// Parts of the results that only link: the browser gets their HTML without their code.
import { renderPart } from '#features/library/render-part.server.ts';
import type { CheckView } from '../view-check.server.ts';
import { AuthorityTable } from './authority-table.tsx';
import { QuotationList } from './quotation-list.tsx';

export type CheckParts = { quotations: string; table: string };

export const renderCheckParts = ({ quotations, table, marks }: CheckView): CheckParts => ({
  quotations: quotations.length > 0 ? renderPart(<QuotationList quotations={quotations} />) : '',
  table: renderPart(<AuthorityTable table={table} marks={marks} />),
});

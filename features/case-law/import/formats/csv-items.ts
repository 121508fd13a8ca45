import type { ImportItem } from '../case-record.ts';

export type CsvItems = { items: ImportItem[]; id: string; remark?: string };

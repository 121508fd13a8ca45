// Decisions that a court found to be invented, by the order that says so.
import { z } from 'zod';
import { isoDate, line, slug, webAddress } from './schema.ts';

export const InventedCaseOrder = z.strictObject({
  id: slug,
  name: line,
  /** As in a citation: "S.D.N.Y.", "2d Cir.". */
  court: line.max(40),
  decided: isoDate,
  citation: line.optional(),
  docket: line,
  url: webAddress,
  /**
   * What the order says about them, in its own words where they are in quotation marks. Not shown.
   */
  words: line,
  /** Where those words were read. */
  readAt: z.array(webAddress).min(1),
  checkedOn: isoDate,
  /**
   * `citations`: volume, reporter and page under which it was cited; several if they were parallel.
   */
  cases: z.array(z.strictObject({ name: line, citations: z.array(line).min(1) })).min(1),
});
export type InventedCaseOrder = z.infer<typeof InventedCaseOrder>;

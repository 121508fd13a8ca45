import { renderPart } from '#features/library/render-part.server.ts';
import type { MonthCount } from './count-by-month.ts';
import { NewsByMonth } from './news-by-month.tsx';

/**
 * The chart as HTML: nothing in it is pressed, and its code is what a page of a topic would have
 * too much for its budget.
 */
export const renderMonths = (months: MonthCount[]): string =>
  renderPart(<NewsByMonth months={months} />);

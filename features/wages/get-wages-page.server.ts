// What the page shows of the library: the source of the overtime rule, the guide, and whom to call.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { WAGES_GUIDE } from './messages/tables.ts';

const OVERTIME_LAW = '29 U.S.C. § 207';
const OFFICE = 'Wage and Hour Division';

export function getWagesPage({ library }: Pick<LibraryDeps, 'library'>) {
  const source = library.faqs
    .flatMap(({ sources }) => sources)
    .find(({ cite }) => cite === OVERTIME_LAW);
  const office = library.resources.find(
    ({ organization, title, phone }) => phone && `${title} ${organization}`.includes(OFFICE),
  );
  const guide = library.guides.find(({ id }) => id === WAGES_GUIDE);
  return {
    source: source ? { cite: OVERTIME_LAW, url: source.url } : null,
    phone: office?.phone ?? null,
    guide: guide ? { to: `/guides/${guide.id}` } : null,
  };
}

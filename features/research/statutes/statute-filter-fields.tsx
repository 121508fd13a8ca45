// Jurisdiction and title of a search for statutes: plain selects, sent with the form.
import { statuteTexts } from '#features/statutes/search/messages.ts';
import type { StatuteFilters } from '#features/statutes/search/schema.ts';

type Props = { filters: StatuteFilters | null; law: string; title: string };

export function StatuteFilterFields({ filters, law, title }: Props) {
  return (
    <>
      <div className="field">
        <label htmlFor="research-law">{statuteTexts.jurisdiction}</label>
        <select className="select" id="research-law" name="law" defaultValue={law}>
          <option value="">{statuteTexts.anyJurisdiction}</option>
          {filters?.jurisdictions.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </select>
      </div>
      <div className="field">
        <label htmlFor="research-title">{statuteTexts.title}</label>
        <select className="select" id="research-title" name="title" defaultValue={title}>
          <option value="">{statuteTexts.anyTitle}</option>
          {filters?.titles.map((one) => (
            <option key={one} value={one}>
              {statuteTexts.titleOption(one)}
            </option>
          ))}
        </select>
      </div>
    </>
  );
}

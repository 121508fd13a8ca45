// Jurisdiction and title of a search for statutes: plain selects, sent with the form.
import { SelectField } from '#app/ui/field.tsx';
import * as statuteTexts from '#features/law/messages/statute-texts.ts';
import type { StatuteFilters } from '#features/law/search/schema.ts';

type Props = { filters: StatuteFilters | null; law: string; title: string };

export function StatuteFilterFields({ filters, law, title }: Props) {
  return (
    <>
      <SelectField
        id="research-law"
        name="law"
        label={statuteTexts.jurisdiction}
        defaultValue={law}
        options={[
          ['', statuteTexts.anyJurisdiction],
          ...(filters?.jurisdictions ?? []).map(({ value, label }) => [value, label] as const),
        ]}
      />
      <SelectField
        id="research-title"
        name="title"
        label={statuteTexts.title}
        defaultValue={title}
        options={[
          ['', statuteTexts.anyTitle],
          ...(filters?.titles ?? []).map((one) => [one, statuteTexts.titleOption(one)] as const),
        ]}
      />
    </>
  );
}

import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import { Footnote } from '#features/library/ui/footnote.tsx';
import { DeadlineFormPart } from './deadline-form.tsx';
import { DeadlineList, HolidayList } from './deadline-lists.tsx';
import { DeadlineResult } from './deadline-result.tsx';
import type { DeadlinesPageView } from './get-deadlines-page.server.ts';
import * as deadlines from './messages/deadlines.ts';

export function DeadlinesPage({ page }: { page: DeadlinesPageView }) {
  const { form, groups, matches, holidays, checked, failure, view, text } = page;
  return (
    <div className="page-width pt-8">
      <PageHeader title={deadlines.title} lead={deadlines.lead} />
      <div className="with-margin">
        <div className="deadline-page">
          <DeadlineFormPart form={form} groups={groups} matches={matches} failure={failure} />
          {view && <DeadlineResult view={view} text={text} />}
        </div>
        <aside className="deadline-page">
          <section aria-labelledby="limits">
            <h2 id="limits" className="margin-heading">
              {deadlines.limitsTitle}
            </h2>
            <ul className="limits">
              {deadlines.limits.map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
            <p>
              {deadlines.statePeriods} <Link to="/states">{deadlines.toStates}</Link>
            </p>
            <p>
              <Link to="/paper">{deadlines.toPaper}</Link>
            </p>
            <p className="private">
              <Icon name="lock" />
              {deadlines.privacyNote}
            </p>
          </section>
          <HolidayList {...holidays} />
        </aside>
      </div>
      {!view && <DeadlineList groups={groups} />}
      <Footnote item={checked} about="deadlines" />
    </div>
  );
}

import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as helpLink from '#features/help/messages/help-link.ts';
import { ResourceList } from '#features/library/ui/resource-list.tsx';
import { FindInPage } from '#features/state-rules/find-in-page.tsx';
import * as stateRules from '#features/state-rules/messages/state-rules.ts';
import { groupNames } from '#features/state-rules/messages/tables.ts';
import { RuleEntry } from '#features/state-rules/rule-entry.tsx';
import { isFilled } from '#features/state-rules/rule-view.ts';
import { UnreadRules } from '#features/state-rules/unread-rules.tsx';
import type { StatePageView } from './get-state-page.server.ts';

export function StatePage({ page }: { page: StatePageView }) {
  const { name, groups, filled, resources, holidays } = page;
  return (
    <div className="page-width pt-4">
      <Link className="back-link" to="/states">
        <Icon name="arrow-left" />
        {stateRules.allStates}
      </Link>
      <PageHeader title={stateRules.stateTitle(name)} lead={stateRules.stateLead(filled, name)}>
        <nav className="rule-nav" aria-label={stateRules.sections}>
          {groups.map(({ group }) => (
            <a key={group} href={`#${group}`}>
              {groupNames[group]}
            </a>
          ))}
          <a href="#help">{stateRules.helpIn(name)}</a>
          <a href="#court-holidays">{stateRules.courtHolidays}</a>
        </nav>
        <Button kind="quiet" className="js-only justify-self-start" onClick={() => window.print()}>
          <Icon name="printer" />
          {stateRules.print}
        </Button>
      </PageHeader>
      <FindInPage>
        {groups.map(({ group, rules }) => (
          <section key={group} id={group} aria-labelledby={`${group}-title`}>
            <div className="heading-row">
              <h2 id={`${group}-title`}>{groupNames[group]}</h2>
              <span className="meta">
                {stateRules.answers(rules.filter(({ cell }) => isFilled(cell)).length)}
              </span>
            </div>
            {rules
              .filter(({ cell }) => isFilled(cell))
              .map((rule) => (
                <RuleEntry key={rule.id} {...rule} />
              ))}
            <UnreadRules rules={rules} />
          </section>
        ))}
        <section id="help" aria-labelledby="help-title">
          <h2 id="help-title" className="mb-4">
            {stateRules.helpIn(name)}
          </h2>
          <p className="mb-4">
            {helpLink.before} <Link to="/help">{helpLink.link}</Link>
          </p>
          <ResourceList resources={resources} />
        </section>
        <section id="court-holidays" aria-labelledby="court-holidays-title">
          <h2 id="court-holidays-title" className="mb-4">
            {stateRules.courtHolidays}
          </h2>
          <p className="mb-4 max-w-prose">{stateRules.courtHolidaysNote(name, holidays.year)}</p>
          <dl className="court-holidays">
            {holidays.days.map(({ name: holiday, day }) => (
              <div key={holiday}>
                <dt>{holiday}</dt>
                <dd>{day}</dd>
              </div>
            ))}
          </dl>
        </section>
        <p className="meta">{stateRules.notReviewed}</p>
      </FindInPage>
    </div>
  );
}

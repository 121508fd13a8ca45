// The reader's state's rules beside a text that says the law varies; without a chosen state, a small picker.
import { useFetcher, useLocation } from 'react-router';
import { JURISDICTIONS, STATES, type StateCode } from '#legal/jurisdictions.ts';
import type { ReferencedRules } from './list-state-rules.server.ts';
import { stateRules } from './messages.ts';
import { RuleBody } from './rule-entry.tsx';

type RuleReferencesProps = { ids: string[]; referenced: ReferencedRules };

export function RuleReferences({ ids, referenced: { stateName, rules } }: RuleReferencesProps) {
  if (ids.length === 0) return null;
  if (stateName === null) return <SmallStatePicker />;
  return (
    <section className="rule-references" aria-label={stateRules.inState(stateName)}>
      {ids
        .flatMap((id) => rules[id] ?? [])
        .map(({ id, title, cell }) => (
          <div key={id} className="rule-reference">
            <h4>
              {stateRules.inState(stateName)}: <a href={`/rules/${id}`}>{title}</a>
            </h4>
            <RuleBody cell={cell} />
          </div>
        ))}
    </section>
  );
}

function SmallStatePicker() {
  const fetcher = useFetcher();
  const { pathname, search, hash } = useLocation();
  return (
    <fetcher.Form className="rule-picker" method="post" action="/state">
      <input type="hidden" name="returnTo" value={pathname + search + hash} />
      <label>
        {stateRules.pickStateHint}{' '}
        <select
          className="select"
          name="state"
          defaultValue="General"
          onChange={(event) => fetcher.submit({ state: event.currentTarget.value, stay: '1' }, { method: 'post', action: '/state' })}
        >
          {JURISDICTIONS.map((code) => (
            <option key={code} value={code}>
              {code === 'General' ? stateRules.pickState : STATES[code as StateCode]}
            </option>
          ))}
        </select>
      </label>
      <button type="submit" className="button quiet no-js-only">
        {stateRules.show}
      </button>
    </fetcher.Form>
  );
}

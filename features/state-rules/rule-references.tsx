// The reader's state's rules beside a text that says the law varies; without a chosen state, a
// small picker.

import { useLocation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Options } from '#app/ui/field.tsx';
import { listJurisdictionOptions } from '#legal/jurisdictions.ts';
import type { ReferencedRules } from './list-state-rules.server.ts';
import * as ruleReferences from './messages/rule-references.ts';
import { RuleBody } from './rule-body.tsx';

type RuleReferencesProps = { ids: string[]; referenced: ReferencedRules };

export function RuleReferences({ ids, referenced: { stateName, rules } }: RuleReferencesProps) {
  if (ids.length === 0) return null;
  if (stateName === null) return <SmallStatePicker />;
  return ids
    .flatMap((id) => rules[id] ?? [])
    .map(({ id, title, cell }) => (
      <section key={id} className="rule-reference">
        <h4>
          {ruleReferences.inState} {stateName}: <a href={`/rules/${id}`}>{title}</a>
        </h4>
        <RuleBody cell={cell} />
      </section>
    ));
}

function SmallStatePicker() {
  const { pathname, search, hash } = useLocation();
  return (
    <form className="rule-picker" method="post" action="/state">
      <input type="hidden" name="returnTo" value={pathname + search + hash} />
      <label>
        {ruleReferences.pickStateHint}
        <select className="select" name="state">
          <Options pairs={listJurisdictionOptions(ruleReferences.chooseState)} />
        </select>
      </label>
      <Button type="submit" kind="quiet">
        {ruleReferences.show}
      </Button>
    </form>
  );
}

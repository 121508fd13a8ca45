// Three fields; a ZIP code alone is enough. Posted, so that nothing typed gets into an address; it
// works without JavaScript. A state and a topic are folded away: they are for people without a ZIP
// code, and for the other doors.

import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { STATES } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import type { HelpForm as Typed } from './help-fields.ts';
import * as help from './messages/help.ts';
import { PERIODS } from './poverty-level.ts';

export const HELP_ACTION = '/help#result';

type Props = { typed: Typed; topics: { id: string; title: string }[]; failure: Failure | null };

export function HelpForm({ typed, topics, failure }: Props) {
  const busy = useNavigation().state === 'submitting';
  const errors = (!busy && failure?.fields) || {};
  // A state that was chosen for one ZIP code must not decide about the next one.
  const state = typed.zip === '' ? typed.state : '';
  const describe = (name: 'zip' | 'household' | 'income') => ({
    id: name,
    name,
    defaultValue: typed[name],
    error: errors[name],
    autoComplete: 'off',
    maxLength: 40,
  });
  return (
    <Form className="help-form" method="post" action={HELP_ACTION} noValidate>
      {failure && !busy && <Notice kind="failed">{failure.message}</Notice>}
      <TextField {...describe('zip')} label={help.zip} hint={help.zipHint} inputMode="numeric" />
      <TextField
        {...describe('household')}
        label={help.household}
        optional={help.optional}
        hint={help.householdHint}
        inputMode="numeric"
      />
      <div className="help-income">
        <TextField
          {...describe('income')}
          label={help.income}
          optional={help.optional}
          hint={help.incomeHint}
          inputMode="decimal"
        />
        <fieldset className="help-period">
          <legend className="sr-only">{help.period}</legend>
          {PERIODS.map((period) => (
            <label key={period}>
              <input
                type="radio"
                name="period"
                value={period}
                defaultChecked={typed.period === period}
              />
              {help.periods[period]}
            </label>
          ))}
        </fieldset>
      </div>
      <details
        className="more-fields"
        open={state !== '' || typed.topic !== '' || Boolean(errors.zip)}
      >
        <summary>{help.more}</summary>
        <SelectField
          id="state"
          name="state"
          label={help.state}
          defaultValue={state}
          options={[['', help.noState], ...Object.entries(STATES)]}
        />
        <SelectField
          id="topic"
          name="topic"
          label={help.topic}
          defaultValue={typed.topic}
          options={[['', help.anyTopic], ...topics.map(toOption)]}
        />
      </details>
      <p className="help-actions">
        <Button type="submit" aria-disabled={busy}>
          <Icon name="life-buoy" />
          {busy ? help.showing : help.show}
        </Button>
        <a className="onward" href="/help">
          {help.clear}
        </a>
      </p>
      <p className="private">
        <Icon name="lock" />
        {help.privacyNote}
      </p>
    </Form>
  );
}

const toOption = ({ id, title }: { id: string; title: string }): [string, string] => [id, title];

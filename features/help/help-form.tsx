// Three fields; a ZIP code alone is enough. Posted, so that nothing typed gets into an address; it works without JavaScript. A state and
// a topic are folded away: they are for people without a ZIP code, and for the other doors.
import { Form, useNavigation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { STATES } from '#legal/jurisdictions.ts';
import type { Failure } from '#lib/result.ts';
import type { HelpForm as Typed } from './help-fields.ts';
import { help } from './messages.ts';
import { PERIODS } from './poverty-level.ts';

export const HELP_ACTION = '/help#result';

type Props = { typed: Typed; topics: { id: string; title: string }[]; failure: Failure | null };

export function HelpForm({ typed, topics, failure }: Props) {
  const busy = useNavigation().state === 'submitting';
  const errors = (!busy && failure?.fields) || {};
  // A state that was chosen for one ZIP code must not decide about the next one.
  const state = typed.zip === '' ? typed.state : '';
  return (
    <Form className="help-form" method="post" action={HELP_ACTION} noValidate>
      {failure && !busy && <Notice kind="failed">{failure.message}</Notice>}
      <TextField name="zip" label={help.zip} hint={help.zipHint} value={typed.zip} error={errors.zip} inputMode="numeric" />
      <TextField
        name="household"
        label={help.household}
        optional
        hint={help.householdHint}
        value={typed.household}
        error={errors.household}
        inputMode="numeric"
      />
      <div className="help-income">
        <TextField
          name="income"
          label={help.income}
          optional
          hint={help.incomeHint}
          value={typed.income}
          error={errors.income}
          inputMode="decimal"
        />
        <fieldset className="help-period">
          <legend className="sr-only">{help.period}</legend>
          {PERIODS.map((period) => (
            <label key={period}>
              <input type="radio" name="period" value={period} defaultChecked={typed.period === period} />
              {help.periods[period]}
            </label>
          ))}
        </fieldset>
      </div>
      <details className="more-days" open={state !== '' || typed.topic !== '' || Boolean(errors.zip)}>
        <summary>{help.more}</summary>
        <SelectField name="state" label={help.state} value={state} options={[['', help.noState], ...Object.entries(STATES)]} />
        <SelectField name="topic" label={help.topic} value={typed.topic} options={[['', help.anyTopic], ...topics.map(toOption)]} />
      </details>
      <p className="help-actions">
        <button type="submit" className="button" aria-disabled={busy}>
          <Icon name="life-buoy" />
          {busy ? help.showing : help.show}
        </button>
        <a className="onward" href="/help">
          {help.clear}
        </a>
      </p>
      <p className="private">
        <Icon name="lock" />
        {help.private}
      </p>
    </Form>
  );
}

const toOption = ({ id, title }: { id: string; title: string }): [string, string] => [id, title];

type FieldProps = { name: string; label: string; value: string; error?: string };
type TextFieldProps = FieldProps & { hint: string; optional?: boolean; inputMode: 'numeric' | 'decimal' };

function TextField({ name, label, value, error, hint, optional = false, inputMode }: TextFieldProps) {
  return (
    <div className="field">
      <label htmlFor={name}>
        {label} {optional && <span className="hint">{help.optional}</span>}
      </label>
      <input
        className="input"
        id={name}
        name={name}
        inputMode={inputMode}
        autoComplete="off"
        maxLength={40}
        defaultValue={value}
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${name}-hint ${name}-wrong` : `${name}-hint`}
      />
      <span className="hint" id={`${name}-hint`}>
        {hint}
      </span>
      {error && (
        <span className="wrong" id={`${name}-wrong`}>
          {error}
        </span>
      )}
    </div>
  );
}

function SelectField({ name, label, value, options }: FieldProps & { options: [string, string][] }) {
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      <select className="select" id={name} name={name} defaultValue={value}>
        {options.map(([code, text]) => (
          <option key={code} value={code}>
            {text}
          </option>
        ))}
      </select>
    </div>
  );
}

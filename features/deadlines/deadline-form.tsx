// A plain GET form: the input is in the URL, so a result can be bookmarked, shared and revisited. Fields that do not apply to the
// selection are hidden by CSS only; without it they are all visible.
import { Form, useNavigation } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import { type DeadlineForm, DIRECTIONS, type Field, SERVICES, UNITS } from './deadline-fields.ts';
import type { DeadlineGroup } from './list-deadlines.server.ts';
import { deadlines, FOLDED_FIELDS } from './messages.ts';

type Props = { form: DeadlineForm; groups: DeadlineGroup[]; failure: Failure | null };

export function DeadlineFormPart({ form, groups, failure }: Props) {
  const busy = useNavigation().state === 'loading';
  const errors: Partial<Record<Field, string>> = failure?.fields ?? {};
  const preset = groups.flatMap(({ items }) => items).find(({ id }) => id === form.preset);
  const getFieldProps = (name: Field) => ({ name, value: form[name], error: errors[name] });
  return (
    // The key remounts the fields when Back and Forward change the URL.
    <Form key={JSON.stringify(form)} className="deadline-form" action="/deadlines#result" noValidate>
      {failure && <Notice kind="failed">{failure.message}</Notice>}
      <LabeledField {...getFieldProps('preset')} label={deadlines.which}>
        {(props) => (
          <select {...props} className="select">
            <option value="">{deadlines.own}</option>
            {groups.map(({ id, items }) => (
              <optgroup key={id} label={deadlines.groups[id]}>
                {items.map(({ id, name, period }) => (
                  <option key={id} value={id}>
                    {name}: {period}
                  </option>
                ))}
              </optgroup>
            ))}
          </select>
        )}
      </LabeledField>
      <LabeledField
        {...getFieldProps('date')}
        label={deadlines.date}
        hint={preset ? deadlines.dateOfEvent(preset.event) : deadlines.dateHint}
      >
        {(props) => <input {...props} className="input short" type="date" />}
      </LabeledField>
      <fieldset className="own-period">
        <legend>{deadlines.ownLegend}</legend>
        <p className="hint">{deadlines.ownHint}</p>
        <LabeledField {...getFieldProps('amount')} label={deadlines.amount}>
          {(props) => <input {...props} className="input" inputMode="numeric" autoComplete="off" />}
        </LabeledField>
        <SelectField {...getFieldProps('unit')} label={deadlines.unit} options={UNITS.map((unit) => [unit, deadlines.units[unit]])} />
        <SelectField
          {...getFieldProps('direction')}
          label={deadlines.direction}
          options={DIRECTIONS.map((to) => [to, deadlines.directions[to]])}
        />
        <div className="clock-fields">
          <LabeledField {...getFieldProps('time')} label={deadlines.time}>
            {(props) => <input {...props} className="input" type="time" />}
          </LabeledField>
          <SelectField {...getFieldProps('zone')} label={deadlines.zone} options={Object.entries(deadlines.zones)} />
        </div>
      </fieldset>
      <SelectField
        {...getFieldProps('service')}
        label={deadlines.service}
        hint={deadlines.serviceHint}
        options={SERVICES.map((service) => [service, deadlines.services[service]])}
      />
      <details className="more-days" open={FOLDED_FIELDS.some((name) => form[name] !== '')}>
        <summary>{deadlines.more}</summary>
        <p className="hint">{deadlines.moreHint}</p>
        <DateListField {...getFieldProps('state')} label={deadlines.state} hint={deadlines.stateHint} />
        <DateListField {...getFieldProps('declared')} label={deadlines.declared} />
        <DateListField {...getFieldProps('closed')} label={deadlines.closed} hint={deadlines.closedHint} />
      </details>
      <p className="deadline-actions">
        <button type="submit" className="button" aria-disabled={busy}>
          {deadlines.count}
        </button>
        <a className="onward" href="/deadlines">
          {deadlines.again}
        </a>
      </p>
    </Form>
  );
}

type FieldProps = { name: Field; value: string; error?: string; label: string; hint?: string };
type ControlProps = { id: string; name: string; defaultValue: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

function LabeledField({ name, value, error, label, hint, children }: FieldProps & { children: (props: ControlProps) => React.ReactNode }) {
  const describedBy = [hint && `${name}-hint`, error && `${name}-wrong`].filter(Boolean).join(' ');
  return (
    <div className="field">
      <label htmlFor={name}>{label}</label>
      {hint && (
        <span className="hint" id={`${name}-hint`}>
          {hint}
        </span>
      )}
      {children({
        id: name,
        name,
        defaultValue: value,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {error && (
        <span className="wrong" id={`${name}-wrong`}>
          {error}
        </span>
      )}
    </div>
  );
}

function SelectField({ options, ...fieldProps }: FieldProps & { options: [string, string][] }) {
  return (
    <LabeledField {...fieldProps}>
      {(props) => (
        <select {...props} className="select">
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </LabeledField>
  );
}

function DateListField(fieldProps: FieldProps) {
  return <LabeledField {...fieldProps}>{(props) => <input {...props} className="input" autoComplete="off" />}</LabeledField>;
}

// A plain GET form: the input is in the URL, so a result can be bookmarked, shared and revisited. Fields that do not apply to the
// selection are hidden by CSS only; without it they are all visible.

import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Field, SelectField, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import { type DeadlineForm, DIRECTIONS, type Field as FieldName, SERVICES, UNITS } from './deadline-fields.ts';
import type { DeadlineGroup } from './list-deadlines.server.ts';
import { deadlines, FOLDED_FIELDS } from './messages.ts';

type Props = { form: DeadlineForm; groups: DeadlineGroup[]; failure: Failure | null };

export function DeadlineFormPart({ form, groups, failure }: Props) {
  const busy = useNavigation().state === 'loading';
  const errors: Partial<Record<FieldName, string>> = failure?.fields ?? {};
  const preset = groups.flatMap(({ items }) => items).find(({ id }) => id === form.preset);
  const getFieldProps = (name: FieldName) => ({ id: name, name, defaultValue: form[name], error: errors[name] });
  return (
    // The key remounts the fields when Back and Forward change the URL.
    <Form key={JSON.stringify(form)} className="deadline-form" action="/deadlines#result" noValidate>
      {failure && <Notice kind="failed">{failure.message}</Notice>}
      <Field id="preset" label={deadlines.which} error={errors.preset}>
        {(joined) => (
          <select {...joined} className="select" name="preset" defaultValue={form.preset}>
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
      </Field>
      <TextField
        {...getFieldProps('date')}
        label={deadlines.date}
        hint={preset ? deadlines.dateOfEvent(preset.event) : deadlines.dateHint}
        className="short"
        type="date"
      />
      <fieldset className="own-period">
        <legend>{deadlines.ownLegend}</legend>
        <p className="hint">{deadlines.ownHint}</p>
        <TextField {...getFieldProps('amount')} label={deadlines.amount} inputMode="numeric" autoComplete="off" />
        <SelectField {...getFieldProps('unit')} label={deadlines.unit} options={UNITS.map((unit) => [unit, deadlines.units[unit]])} />
        <SelectField
          {...getFieldProps('direction')}
          label={deadlines.direction}
          options={DIRECTIONS.map((to) => [to, deadlines.directions[to]])}
        />
        <div className="clock-fields">
          <TextField {...getFieldProps('time')} label={deadlines.time} type="time" />
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
        <TextField {...getFieldProps('state')} label={deadlines.state} hint={deadlines.stateHint} autoComplete="off" />
        <TextField {...getFieldProps('declared')} label={deadlines.declared} autoComplete="off" />
        <TextField {...getFieldProps('closed')} label={deadlines.closed} hint={deadlines.closedHint} autoComplete="off" />
      </details>
      <p className="deadline-actions">
        <Button type="submit" aria-disabled={busy}>
          {deadlines.count}
        </Button>
        <a className="onward" href="/deadlines">
          {deadlines.again}
        </a>
      </p>
    </Form>
  );
}

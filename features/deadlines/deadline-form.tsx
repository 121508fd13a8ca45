// A plain GET form: the input is in the URL, so a result can be bookmarked, shared and revisited.
// It begins with what happened, in plain words; a search in the other deadlines, a period of one's
// own and a word about state courts are behind their choice. Fields that do not apply to the choice
// are hidden by CSS only; without it they are all visible.

import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField, TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import { ChoiceList } from './choice-list.tsx';
import {
  type DeadlineForm,
  DIRECTIONS,
  type Field as FieldName,
  SERVICES,
  UNITS,
} from './deadline-fields.ts';
import type { DeadlineGroup, DeadlineItem } from './list-deadlines.server.ts';
import * as deadlines from './messages/deadlines.ts';
import { FOLDED_FIELDS } from './messages/tables.ts';
import { StateCourtNote } from './state-court-note.tsx';

type Props = {
  form: DeadlineForm;
  groups: DeadlineGroup[];
  matches: DeadlineItem[];
  failure: Failure | null;
};

export function DeadlineFormPart({ form, groups, matches, failure }: Props) {
  const busy = useNavigation().state === 'loading';
  const errors: Partial<Record<FieldName, string>> = failure?.fields ?? {};
  const items = groups.flatMap((group) => group.items);
  const preset = items.find(({ id }) => id === form.preset);
  const getFieldProps = (name: FieldName) => ({
    id: name,
    name,
    defaultValue: form[name],
    error: errors[name],
  });
  return (
    // The key remounts the fields when Back and Forward change the URL.
    <Form
      key={JSON.stringify(form)}
      className="deadline-form"
      action="/deadlines#result"
      noValidate
    >
      {failure && <Notice kind="failed">{failure.message}</Notice>}
      <ChoiceList items={items} chosen={form.choice} error={errors.choice} />
      <div className="choice-other">
        <TextField
          {...getFieldProps('find')}
          defaultValue={form.find || preset?.name}
          label={deadlines.find}
          hint={deadlines.findHint}
          type="search"
          list="deadline-names"
          autoComplete="off"
        />
        <datalist id="deadline-names">
          {items.map(({ id, name }) => (
            <option key={id} value={name} />
          ))}
        </datalist>
        {/* A state's period is in the list only while it is asked for. */}
        {form.preset.includes('.') && <input type="hidden" name="preset" value={form.preset} />}
        {matches.length > 0 && <MatchList matches={matches} chosen={form.preset} />}
        <a className="onward" href="/deadlines#deadline-list">
          {deadlines.seeAll}
        </a>
      </div>
      <StateCourtNote />
      <fieldset className="own-period">
        <legend>{deadlines.ownLegend}</legend>
        <TextField
          {...getFieldProps('amount')}
          label={deadlines.amount}
          inputMode="numeric"
          autoComplete="off"
        />
        <SelectField
          {...getFieldProps('unit')}
          label={deadlines.unit}
          options={UNITS.map((unit) => [unit, deadlines.units[unit]])}
        />
        <SelectField
          {...getFieldProps('direction')}
          label={deadlines.direction}
          options={DIRECTIONS.map((to) => [to, deadlines.directions[to]])}
        />
        <div className="clock-fields">
          <TextField {...getFieldProps('time')} label={deadlines.time} type="time" />
          <SelectField
            {...getFieldProps('zone')}
            label={deadlines.zone}
            options={Object.entries(deadlines.zones)}
          />
        </div>
      </fieldset>
      <div className="count-fields">
        <TextField
          {...getFieldProps('date')}
          label={deadlines.date}
          hint={preset ? deadlines.dateOfEvent(preset.event) : deadlines.dateHint}
          className="short"
          type="date"
        />
        <SelectField
          {...getFieldProps('service')}
          label={deadlines.service}
          hint={deadlines.serviceHint}
          options={SERVICES.map((service) => [service, deadlines.services[service]])}
        />
        <details className="more-fields" open={FOLDED_FIELDS.some((name) => form[name] !== '')}>
          <summary>{deadlines.more}</summary>
          <p className="hint">{deadlines.moreHint}</p>
          <TextField
            {...getFieldProps('state')}
            label={deadlines.state}
            hint={deadlines.stateHint}
            autoComplete="off"
          />
          <TextField {...getFieldProps('declared')} label={deadlines.declared} autoComplete="off" />
          <TextField
            {...getFieldProps('closed')}
            label={deadlines.closed}
            hint={deadlines.closedHint}
            autoComplete="off"
          />
        </details>
        <p className="deadline-actions">
          <Button type="submit" aria-disabled={busy}>
            {deadlines.count}
          </Button>
          <a className="onward" href="/deadlines">
            {deadlines.again}
          </a>
        </p>
      </div>
    </Form>
  );
}

function MatchList({ matches, chosen }: { matches: DeadlineItem[]; chosen: string }) {
  return (
    <fieldset className="match-list">
      <legend>{deadlines.found(matches.length)}</legend>
      {matches.map(({ id, name, period }) => (
        <label className="choice" key={id}>
          <input type="radio" name="preset" value={id} defaultChecked={id === chosen} />
          <span>
            <b>{name}</b>
            <span className="hint">{period}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

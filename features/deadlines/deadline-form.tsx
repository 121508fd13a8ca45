// A plain GET form: what was asked stands in the address, so it can be kept, sent and gone back to. Fields that do not matter for
// what is chosen are hidden by the style sheet alone; without it they are all there.
import { Form, useNavigation } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { Failure } from '#lib/result.ts';
import { type DeadlineForm, DIRECTIONS, type Field, SERVICES, UNITS } from './deadline-fields.ts';
import type { DeadlineGroup } from './list-deadlines.server.ts';
import { deadlines, FOLDED } from './messages.ts';

type Props = { form: DeadlineForm; groups: DeadlineGroup[]; failure: Failure | null };

export function DeadlineFormPart({ form, groups, failure }: Props) {
  const busy = useNavigation().state === 'loading';
  const wrong: Partial<Record<Field, string>> = failure?.fields ?? {};
  const preset = groups.flatMap(({ items }) => items).find(({ id }) => id === form.preset);
  const part = (name: Field) => ({ name, value: form[name], wrong: wrong[name] });
  return (
    // The key brings the fields in line when Back and Forward change the address.
    <Form key={JSON.stringify(form)} className="deadline-form" action="/deadlines#result" noValidate>
      {failure && (
        <p className="notice failed" role="alert">
          <Icon name="circle-alert" />
          <span>{failure.message}</span>
        </p>
      )}
      <Frame {...part('preset')} label={deadlines.which}>
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
      </Frame>
      <Frame {...part('date')} label={deadlines.date} hint={preset ? deadlines.dateOf(preset.event) : deadlines.dateHint}>
        {(props) => <input {...props} className="input short" type="date" />}
      </Frame>
      <fieldset className="own-period">
        <legend>{deadlines.ownLegend}</legend>
        <p className="hint">{deadlines.ownHint}</p>
        <Frame {...part('amount')} label={deadlines.amount}>
          {(props) => <input {...props} className="input" inputMode="numeric" autoComplete="off" />}
        </Frame>
        <Choice {...part('unit')} label={deadlines.unit} options={UNITS.map((unit) => [unit, deadlines.units[unit]])} />
        <Choice {...part('direction')} label={deadlines.direction} options={DIRECTIONS.map((to) => [to, deadlines.directions[to]])} />
        <div className="clock-fields">
          <Frame {...part('time')} label={deadlines.time}>
            {(props) => <input {...props} className="input" type="time" />}
          </Frame>
          <Choice {...part('zone')} label={deadlines.zone} options={Object.entries(deadlines.zones)} />
        </div>
      </fieldset>
      <Choice
        {...part('service')}
        label={deadlines.service}
        hint={deadlines.serviceHint}
        options={SERVICES.map((way) => [way, deadlines.services[way]])}
      />
      <details className="more-days" open={FOLDED.some((name) => form[name] !== '')}>
        <summary>{deadlines.more}</summary>
        <p className="hint">{deadlines.moreHint}</p>
        <Days {...part('state')} label={deadlines.state} hint={deadlines.stateHint} />
        <Days {...part('declared')} label={deadlines.declared} />
        <Days {...part('closed')} label={deadlines.closed} hint={deadlines.closedHint} />
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

type Part = { name: Field; value: string; wrong?: string; label: string; hint?: string };
type ControlProps = { id: string; name: string; defaultValue: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

function Frame({ name, value, wrong, label, hint, children }: Part & { children: (props: ControlProps) => React.ReactNode }) {
  const described = [hint && `${name}-hint`, wrong && `${name}-wrong`].filter(Boolean).join(' ');
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
        'aria-invalid': wrong ? true : undefined,
        'aria-describedby': described || undefined,
      })}
      {wrong && (
        <span className="wrong" id={`${name}-wrong`}>
          {wrong}
        </span>
      )}
    </div>
  );
}

function Choice({ options, ...part }: Part & { options: [string, string][] }) {
  return (
    <Frame {...part}>
      {(props) => (
        <select {...props} className="select">
          {options.map(([code, text]) => (
            <option key={code} value={code}>
              {text}
            </option>
          ))}
        </select>
      )}
    </Frame>
  );
}

function Days(part: Part) {
  return <Frame {...part}>{(props) => <input {...props} className="input" autoComplete="off" />}</Frame>;
}

// Posted to its own page and stored nowhere: hours and pay are nobody else's business, so they are
// not in an address either. "Add four weeks" is a button of the form, so that it works without
// JavaScript.
import { Form, useNavigation } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextField } from '#app/ui/field.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Failure } from '#lib/result.ts';
import type { WagesForm } from './count-wages.ts';
import { MAX_WEEKS } from './messages/tables.ts';
import * as wages from './messages/wages.ts';

type Props = {
  form: WagesForm;
  failure: Failure | null;
  source: { cite: string; url: string } | null;
};

export function WagesFormPart({ form, failure, source }: Props) {
  const busy = useNavigation().formMethod === 'POST';
  const errors = failure?.fields ?? {};
  const getFieldProps = (name: string, value: string) => ({
    id: name,
    name,
    defaultValue: value,
    error: errors[name],
    inputMode: 'decimal' as const,
    autoComplete: 'off',
  });
  return (
    <Form method="post" action="/tools/unpaid-wages#result" noValidate className="wages-form">
      {failure && <Notice kind="failed">{failure.message}</Notice>}
      <input type="hidden" name="weeks" value={form.weeks.length} />
      <TextField
        {...getFieldProps('rate', form.rate)}
        label={wages.rate}
        hint={wages.rateHint}
        className="short"
      />
      <label className="choice">
        <input type="checkbox" name="overtime" defaultChecked={form.overtime} />
        <span>
          <b>{wages.overtime}</b>
          <span className="hint">
            {wages.overtimeHint}{' '}
            {source && (
              <>
                {wages.overtimeSource}{' '}
                <a href={source.url} target="_blank" rel="noopener noreferrer">
                  {source.cite}
                  <span className="sr-only"> {wages.newTab}</span>
                </a>
              </>
            )}
          </span>
        </span>
      </label>
      <fieldset className="wages-weeks">
        <legend>{wages.weeks}</legend>
        <p className="hint">{wages.weeksHint}</p>
        {form.weeks.map(({ hours, paid }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is its number
          <fieldset key={i} className="wages-week">
            <legend>{wages.week(i + 1)}</legend>
            <TextField {...getFieldProps(`hours-${i + 1}`, hours)} label={wages.hours} />
            <TextField {...getFieldProps(`paid-${i + 1}`, paid)} label={wages.paid} />
          </fieldset>
        ))}
        {form.weeks.length < MAX_WEEKS && (
          <Button
            type="submit"
            kind="quiet"
            name="intent"
            value="more"
            className="justify-self-start"
          >
            {wages.moreWeeks}
          </Button>
        )}
      </fieldset>
      <TextField
        {...getFieldProps('other', form.other)}
        label={wages.other}
        optional={wages.optional}
        hint={wages.otherHint}
        className="short"
      />
      <p className="deadline-actions">
        <Button type="submit" name="intent" value="count" disabled={busy}>
          {busy ? wages.counting : wages.count}
        </Button>
        <a className="onward" href="/tools/unpaid-wages">
          {wages.again}
        </a>
      </p>
    </Form>
  );
}

import { Button, ButtonLink } from '../button.tsx';
import { Field, SelectField, TextArea, TextField } from '../field.tsx';
import { FilterForm } from '../filter-form.tsx';
import { Icon } from '../icon.tsx';
import type { Sample } from './gallery-samples.ts';

export function Buttons({ word }: Sample) {
  return (
    <section aria-label="Button" className="flex flex-wrap gap-3">
      <Button>{word}</Button>
      <Button kind="quiet">
        <Icon name="download" />
        {word}
      </Button>
      <Button kind="danger">{word}</Button>
      <Button disabled>{word}</Button>
      <Button kind="quiet" disabled>
        {word}
      </Button>
      <ButtonLink to="#">{word}</ButtonLink>
      <ButtonLink kind="quiet" to="#">
        {word}
      </ButtonLink>
      <a className="onward" href="#top">
        {word} <Icon name="arrow-right" />
      </a>
    </section>
  );
}

export function Fields({ id, word, sentence }: Sample) {
  const options = [
    ['', word],
    ['long', sentence],
  ] as const;
  return (
    <section aria-label="Field" className="grid grid-cols-1 gap-5 md:grid-cols-2">
      <TextField label={word} />
      <TextField label={word} optional={word} hint={sentence} defaultValue={sentence} />
      <TextField label={word} hint={sentence} error={sentence} defaultValue={word} />
      <TextField label={word} hideLabel placeholder={sentence} />
      <SelectField label={word} hint={sentence} options={options} />
      <SelectField label={word} error={sentence} options={options} defaultValue="long" />
      <TextArea label={word} rows={3} defaultValue={sentence} />
      <TextArea label={word} rows={3} error={sentence} disabled />
      <TextField label={word} type="file" hint={sentence} />
      <Field label={word} hint={sentence}>
        {(joined) => <input {...joined} className="input" type="date" />}
      </Field>
      <label className="choice">
        <input type="checkbox" defaultChecked />
        <span>{sentence}</span>
      </label>
      <FilterForm key={id} label={word} placeholder={sentence} button={word} />
    </section>
  );
}

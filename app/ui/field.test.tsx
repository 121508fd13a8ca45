import { expect, test } from 'vitest';
import {
  getFieldValue,
  getText,
  HOSTILE,
  isDisabled,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import { Field, Options, SelectField, TextArea, TextField } from './field.tsx';

test('a field has its label, and nothing that is not there', () => {
  const page = render(<TextField label="Name" name="name" autoComplete="name" />);
  expect(page.field('Name').attrs).toMatchObject({ name: 'name', autocomplete: 'name' });
  expect(page.field('Name').attrs).not.toHaveProperty('aria-describedby');
  expect(page.field('Name').attrs).not.toHaveProperty('aria-invalid');
  expect(page.text).toBe('Name');
  expect(page.faults()).toEqual([]);
});

test('hint and error describe the control, in this order', () => {
  const page = render(
    <TextArea
      label="Message"
      id="message"
      hint="At least five letters."
      error="Too short."
      defaultValue="Hi"
    />,
  );
  const field = page.field('Message');
  expect(field.attrs).toMatchObject({
    id: 'message',
    'aria-invalid': 'true',
    'aria-describedby': 'message-hint message-wrong',
  });
  expect(page.described(field)).toBe('At least five letters. Too short.');
  expect(getFieldValue(field)).toBe('Hi');
  expect(page.faults()).toEqual([]);
});

test('a place that shows the error elsewhere says where', () => {
  const page = render(
    <>
      <TextField label="Email" aria-invalid aria-describedby="status" />
      <p id="status">Not an address.</p>
    </>,
  );
  expect(page.described(page.field('Email'))).toBe('Not an address.');
});

test('an optional field says so in its label, a hidden label is still read aloud', () => {
  expect(
    render(<TextField label="Name" optional="(optional)" />).field('Name (optional)'),
  ).toBeDefined();
  const page = render(<TextField label="Email" hideLabel />);
  expect(page.field('Email')).toBeDefined();
  expect(page.html).toContain('class="sr-only"');
});

test('a select has its options, with the chosen one', () => {
  const page = render(
    <SelectField
      label="State"
      defaultValue="OH"
      options={[
        ['', 'Any'],
        ['OH', 'Ohio'],
      ]}
    />,
  );
  expect(page.says('option')).toEqual(['Any', 'Ohio']);
  expect(getFieldValue(page.field('State'))).toBe('OH');
  expect(render(<Options pairs={[]} />).html).toBe('');
});

test('a disabled control, and one of its own', () => {
  expect(isDisabled(render(<TextField label="Name" disabled />).field('Name'))).toBe(true);
  const page = render(
    <Field label="Day" error="Not a day.">
      {(joined) => <input {...joined} type="date" />}
    </Field>,
  );
  expect(page.described(page.field('Day'))).toBe('Not a day.');
});

test('long and hostile text is shown in full', () => {
  const page = render(
    <TextField label={LONG_WORD} hint={HOSTILE} error={HOSTILE} defaultValue={HOSTILE} />,
  );
  const field = page.field(LONG_WORD);
  expect(page.described(field)).toBe(`${HOSTILE} ${HOSTILE}`);
  expect(getFieldValue(field)).toBe(HOSTILE);
  expect(page.all('label').map((label) => getText(label))).toEqual([LONG_WORD]);
});

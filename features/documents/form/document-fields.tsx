// The form's inputs, each with its label, hint and validation message.
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { formatLabel, getInputType } from '#features/library/schema/document-kinds.ts';
import type { DocumentField } from '#features/library/schema/document-schema.ts';
import type { Party } from '#features/printing/document-shapes.ts';
import { documents } from '../messages.ts';

/** Messages keyed by the lint's field name, which is also the id of the input. */
export type Faults = Record<string, string>;

export function PartyFields({ party, index, roles, faults }: { party: Party; index: number; roles: string[]; faults: Faults }) {
  const describe = (part: 'name' | 'role' | 'address') => ({
    id: `parties.${index}.${part}`,
    name: `party-${part}`,
    error: faults[`parties.${index}.${part}`],
    defaultValue: party[part],
    required: true,
    autoComplete: 'off',
  });
  // The text of a document speaks of its roles, so that others would leave it without a party. One that was saved elsewhere stays to be changed.
  const role = roles.find((one) => one.toLowerCase() === party.role.trim().toLowerCase()) ?? party.role;
  const options = [...new Set(['', ...roles, role])];
  return (
    <>
      <TextField {...describe('name')} label={documents.name} />
      <SelectField
        {...describe('role')}
        defaultValue={role}
        label={documents.role}
        options={options.map((one) => [one, one || documents.choose])}
      />
      <TextArea {...describe('address')} label={documents.address} rows={2} />
    </>
  );
}

export function EffectiveDate({ value, faults }: { value: string; faults: Faults }) {
  const id = 'dates.effective_date';
  return (
    <TextField
      id={id}
      name={id}
      label={documents.effectiveDate}
      hint={documents.effectiveHint}
      error={faults[id]}
      required
      type="date"
      defaultValue={value}
    />
  );
}

export function DetailField({ field, value, faults }: { field: DocumentField; value: string; faults: Faults }) {
  const { name, type, help, example, choices } = field;
  const id = `details.${name}`;
  const options = type === 'yes_no' ? [documents.yes, documents.no] : choices;
  const hint = options || type === 'date' ? help : `${help} ${documents.example(example)}`;
  const props = { id, name: id, label: formatLabel(name), hint, error: faults[id], required: true, defaultValue: value };
  if (options) return <SelectField {...props} options={[['', documents.choose], ...options.map((option) => [option, option] as const)]} />;
  if (type === 'long') return <TextArea {...props} rows={4} />;
  const inputType = getInputType(name);
  return <TextField {...props} type={inputType} step={inputType === 'number' ? 'any' : undefined} autoComplete="off" />;
}

// The form's inputs, each with its label, hint and validation message. Short ones that follow each
// other share a row.
import { SelectField, TextArea, TextField } from '#app/ui/field.tsx';
import { formatLabel, getInputType } from '#features/library/schema/document-kinds.ts';
import type { DocumentField } from '#features/library/schema/document-schema.ts';
import type { DocumentRequest, Party } from '#features/printing/document-shapes.ts';
import * as documents from '../messages/documents.ts';
import { BoxField } from './box-field.tsx';
import { describeFilled } from './filled-notice.tsx';

/** Messages keyed by the lint's field name, which is also the id of the input. */
export type Faults = Record<string, string>;

export function PartyFields({
  party,
  index,
  roles,
  faults,
  filled,
}: {
  party: Party;
  index: number;
  roles: string[];
  faults: Faults;
  filled: ReadonlySet<string>;
}) {
  const describe = (part: 'name' | 'role' | 'address') => ({
    id: `parties.${index}.${part}`,
    name: `party-${part}`,
    error: faults[`parties.${index}.${part}`],
    defaultValue: party[part],
    required: true,
    autoComplete: 'off',
  });
  // The text of a document speaks of its roles, so that others would leave it without a party. One
  // that was saved elsewhere stays to be changed.
  const role =
    roles.find((one) => one.toLowerCase() === party.role.trim().toLowerCase()) ?? party.role;
  const options = [...new Set(['', ...roles, role])];
  return (
    <>
      <div className="field-pair">
        <TextField
          {...describe('name')}
          {...describeFilled('', filled.has(`parties.${index}.name`))}
          label={documents.name}
        />
        <SelectField
          {...describe('role')}
          defaultValue={role}
          label={documents.role}
          options={options.map((one) => [one, one || documents.choose])}
        />
      </div>
      <TextArea {...describe('address')} label={documents.address} rows={2} />
    </>
  );
}

type DetailsProps = {
  fields: DocumentField[];
  /** Whether the document has a day on which it takes effect. */
  hasDate: boolean;
  request: DocumentRequest;
  faults: Faults;
  /** Ids of fields that another page has filled in. */
  filled: ReadonlySet<string>;
};

export function DetailFields({ fields, hasDate, request, faults, filled }: DetailsProps) {
  return groupFields(hasDate ? [EFFECTIVE_DATE, ...fields] : fields).map((row) => {
    const inputs = row.map((field) =>
      field === EFFECTIVE_DATE ? (
        <EffectiveDate
          key="effective_date"
          value={request.dates.effective_date}
          faults={faults}
          filled={filled}
        />
      ) : (
        <DetailField
          key={field.name}
          field={field}
          value={request.details[field.name] ?? ''}
          faults={faults}
          filled={filled}
        />
      ),
    );
    return row.length === 1 ? (
      inputs
    ) : (
      <div key={row[0]?.name} className="field-pair">
        {inputs}
      </div>
    );
  });
}

const EFFECTIVE_DATE: DocumentField = {
  name: 'effective_date',
  type: 'date',
  help: '',
  example: '',
};
const MAX_SHORT_LENGTH = 16;

/** Rows of one or two fields: two short ones in a row share it. */
function groupFields(fields: DocumentField[]): DocumentField[][] {
  const rows: DocumentField[][] = [];
  for (const field of fields) {
    const last = rows.at(-1);
    if (last?.length === 1 && last.every(isShort) && isShort(field)) last.push(field);
    else rows.push([field]);
  }
  return rows;
}

function isShort({ type, example, choices }: DocumentField): boolean {
  if (type === 'long' || type === 'boxes') return false;
  return type === 'text' || type === 'choice'
    ? [example, ...(choices ?? [])].every((text) => text.length <= MAX_SHORT_LENGTH)
    : true;
}

type FieldProps = { value: string } & Pick<DetailsProps, 'faults' | 'filled'>;

function EffectiveDate({ value, faults, filled }: FieldProps) {
  const id = 'dates.effective_date';
  return (
    <TextField
      id={id}
      name={id}
      label={documents.effectiveDate}
      {...describeFilled(documents.effectiveHint, filled.has(id))}
      error={faults[id]}
      required
      type="date"
      defaultValue={value}
    />
  );
}

function DetailField({ field, value, faults, filled }: { field: DocumentField } & FieldProps) {
  const { name, type, help, example, choices } = field;
  const id = `details.${name}`;
  if (type === 'boxes') return <BoxField field={field} value={value} error={faults[id]} />;
  const options = type === 'yes_no' ? [documents.yes, documents.no] : choices;
  const hint = options || type === 'date' ? help : `${help} ${documents.example(example)}`;
  const props = {
    id,
    name: id,
    label: formatLabel(name),
    ...describeFilled(hint, filled.has(id)),
    error: faults[id],
    required: !field.optional,
    ...(field.optional && { optional: documents.optional }),
    defaultValue: value,
  };
  if (options)
    return (
      <SelectField
        {...props}
        options={[['', documents.choose], ...options.map((option) => [option, option] as const)]}
      />
    );
  if (type === 'long') return <TextArea {...props} rows={4} />;
  const inputType = getInputType(name);
  return (
    <TextField
      {...props}
      type={inputType}
      step={inputType === 'number' ? 'any' : undefined}
      autoComplete="off"
    />
  );
}

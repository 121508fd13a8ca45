// A label, a hint, a control and what is wrong with it, joined for screen readers. `TextField`, `TextArea` and `SelectField` pass everything
// else on to their control; `Field` is for a control that is none of these.
import { useId } from 'react';

type FieldProps = {
  label: string;
  /** Only needed when something refers to it: a link to the field, a style, a test. */
  id?: string;
  hint?: React.ReactNode;
  error?: string;
  /** The word that follows the label of a field that may stay empty. */
  optional?: string;
  /** For screen readers only, where a placeholder or a heading shows the same. */
  hideLabel?: boolean;
  /** Of the whole field; `className` is the control's. */
  fieldClass?: string;
};

export type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

type Props = FieldProps & { children: (control: ControlProps) => React.ReactNode };

export function Field({ label, id: givenId, hint, error, optional, hideLabel, fieldClass, children }: Props) {
  const ownId = useId();
  const id = givenId ?? ownId;
  const describedBy = [hint && `${id}-hint`, error && `${id}-wrong`].filter(Boolean).join(' ');
  return (
    <div className={fieldClass ? `field ${fieldClass}` : 'field'}>
      <label htmlFor={id} className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {optional && <span className="hint"> {optional}</span>}
      </label>
      {hint && (
        <span className="hint" id={`${id}-hint`}>
          {hint}
        </span>
      )}
      {children({ id, 'aria-invalid': error ? true : undefined, 'aria-describedby': describedBy || undefined })}
      {error && (
        <span className="wrong" id={`${id}-wrong`}>
          {error}
        </span>
      )}
    </div>
  );
}

/** Splits the properties of the field from those of its control. */
function splitProps<T extends FieldProps>({ label, id, hint, error, optional, hideLabel, fieldClass, ...control }: T) {
  return { field: { label, id, hint, error, optional, hideLabel, fieldClass }, control };
}

export function TextField({ className = '', ...props }: FieldProps & React.ComponentProps<'input'>) {
  const { field, control } = splitProps(props);
  return <Field {...field}>{(joined) => <input className={`input ${className}`} {...joined} {...control} />}</Field>;
}

export function TextArea(props: FieldProps & React.ComponentProps<'textarea'>) {
  const { field, control } = splitProps(props);
  return <Field {...field}>{(joined) => <textarea className="input" {...joined} {...control} />}</Field>;
}

/** Pairs of value and text. */
type OptionPairs = readonly (readonly [string, string])[];

export function SelectField({ options, ...props }: FieldProps & React.ComponentProps<'select'> & { options: OptionPairs }) {
  const { field, control } = splitProps(props);
  return (
    <Field {...field}>
      {(joined) => (
        <select className="select" {...joined} {...control}>
          <Options pairs={options} />
        </select>
      )}
    </Field>
  );
}

export function Options({ pairs }: { pairs: OptionPairs }) {
  return pairs.map(([value, text]) => (
    <option key={value} value={value}>
      {text}
    </option>
  ));
}

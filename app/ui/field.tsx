// A label, a hint, a control and what is wrong with it, joined for screen readers. `TextField`,
// `TextArea` and `SelectField` pass everything else on to their control; `Field` is for a control
// that is none of these.
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

type ControlProps = { id: string; 'aria-invalid'?: true; 'aria-describedby'?: string };

/** `rest` is what the field does not use itself. */
type Props<Rest> = FieldProps & { children: (joined: ControlProps, rest: Rest) => React.ReactNode };

export function Field<Rest>({
  label,
  id,
  hint,
  error,
  optional,
  hideLabel,
  fieldClass,
  children,
  ...rest
}: Props<Rest> & Rest) {
  const ownId = useId();
  const fieldId = id ?? ownId;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-wrong`]
    .filter(Boolean)
    .join(' ');
  return (
    <div className={fieldClass ? `field ${fieldClass}` : 'field'}>
      <label htmlFor={fieldId} className={hideLabel ? 'sr-only' : undefined}>
        {label}
        {optional && (
          <>
            {' '}
            <span className="hint">{optional}</span>
          </>
        )}
      </label>
      {hint && (
        <span className="hint" id={`${fieldId}-hint`}>
          {hint}
        </span>
      )}
      {children(
        {
          id: fieldId,
          'aria-invalid': error ? true : undefined,
          'aria-describedby': describedBy || undefined,
        },
        rest as Rest,
      )}
      {error && (
        <span className="wrong" id={`${fieldId}-wrong`}>
          {error}
        </span>
      )}
    </div>
  );
}

type InputProps = Omit<React.ComponentProps<'input'>, keyof FieldProps | 'children'>;

export function TextField(props: FieldProps & InputProps) {
  return (
    <Field<InputProps> {...props}>
      {(joined, { className = '', ...rest }) => (
        <input className={`input ${className}`} {...joined} {...rest} />
      )}
    </Field>
  );
}

type TextAreaProps = Omit<React.ComponentProps<'textarea'>, keyof FieldProps | 'children'>;

export function TextArea(props: FieldProps & TextAreaProps) {
  return (
    <Field<TextAreaProps> {...props}>
      {(joined, rest) => <textarea className="input" {...joined} {...rest} />}
    </Field>
  );
}

/** Pairs of value and text. */
type OptionPairs = readonly (readonly [string, string])[];
type SelectProps = Omit<React.ComponentProps<'select'>, keyof FieldProps | 'children'>;

export function SelectField({
  options,
  ...props
}: FieldProps & SelectProps & { options: OptionPairs }) {
  return (
    <Field<SelectProps> {...props}>
      {(joined, rest) => (
        <select className="select" {...joined} {...rest}>
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

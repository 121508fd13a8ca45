// The text area for facts or details, with its hint, character count and error.
import { Field } from '#app/ui/field.tsx';
import { MAX_DETAILS_LENGTH, MIN_DETAILS_LENGTH } from '#features/motions/motion.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';

type Props = {
  tab: 'strategy' | 'motions';
  text: string;
  onText: (text: string) => void;
  error: string | null;
};

export function FactsField({ tab, text, onText, error }: Props) {
  const length = text.trim().length;
  return (
    <Field
      fieldClass="words"
      id="facts"
      label={workProductTexts.label[tab]}
      error={error ?? undefined}
    >
      {(joined) => (
        <>
          <textarea
            {...joined}
            className="input"
            name="facts"
            rows={7}
            required
            minLength={MIN_DETAILS_LENGTH}
            maxLength={MAX_DETAILS_LENGTH}
            placeholder={`${workProductTexts.label[tab]}...`}
            value={text}
            onChange={(event) => onText(event.currentTarget.value)}
            aria-describedby={['facts-hint facts-count', joined['aria-describedby']]
              .filter(Boolean)
              .join(' ')}
          />
          <p className="field-foot">
            <span className="hint" id="facts-hint">
              {workProductTexts.hint[tab]}
            </span>
            <span className="hint count" id="facts-count">
              {workProductTexts.length(length, MAX_DETAILS_LENGTH)}
              {length > 0 &&
                length < MIN_DETAILS_LENGTH &&
                ` · ${workProductTexts.atLeast(MIN_DETAILS_LENGTH)}`}
            </span>
          </p>
        </>
      )}
    </Field>
  );
}

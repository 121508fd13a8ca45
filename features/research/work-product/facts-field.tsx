// The box for facts or details, with what is counted, and where the text goes.
import { MAX_DETAILS_LENGTH, MIN_DETAILS_LENGTH } from '#features/motions/motion.ts';
import { writingTexts } from './work-product-messages.ts';

type Props = { tab: 'strategy' | 'motions'; text: string; onText: (text: string) => void; fault: string | null };

export function FactsField({ tab, text, onText, fault }: Props) {
  const length = text.trim().length;
  return (
    <div className="field words">
      <label htmlFor="facts">{writingTexts.label[tab]}</label>
      <textarea
        className="input"
        id="facts"
        name="facts"
        rows={7}
        required
        minLength={MIN_DETAILS_LENGTH}
        maxLength={MAX_DETAILS_LENGTH}
        placeholder={`${writingTexts.label[tab]}...`}
        value={text}
        onChange={(event) => onText(event.currentTarget.value)}
        aria-describedby={fault ? 'facts-hint facts-count facts-wrong' : 'facts-hint facts-count'}
        aria-invalid={fault !== null}
      />
      <p className="field-foot">
        <span className="hint" id="facts-hint">
          {writingTexts.hint[tab]}
        </span>
        <span className="hint count" id="facts-count">
          {writingTexts.length(length, MAX_DETAILS_LENGTH)}
          {length > 0 && length < MIN_DETAILS_LENGTH && ` · ${writingTexts.atLeast(MIN_DETAILS_LENGTH)}`}
        </span>
      </p>
      {fault && (
        <p className="wrong" id="facts-wrong">
          {fault}
        </p>
      )}
    </div>
  );
}

// What a motion asks for besides its details: the court first, because it decides whose rules
// count; the parties; and the claim, because a motion that argues another claim than the one in the
// case does harm. The choices of claims come from the server.
import { SelectField, TextField } from '#app/ui/field.tsx';
import {
  type ClaimQuestion,
  MAX_CAPTION_FIELD_LENGTH,
  MAX_CLAIM_TEXT_LENGTH,
  OTHER_CLAIM,
} from '#features/motions/motion.ts';
import * as texts from '../messages/motion-form-texts.ts';
import { CAPTION_FIELDS, type CaptionField, type WorkProductInput } from './work-product.ts';

type InputProps = { input: WorkProductInput };

export function CourtSystemField({ input: { courtSystem } }: InputProps) {
  return (
    <fieldset className="radio-row">
      <legend>{texts.courtSystem}</legend>
      {(['federal', 'state'] as const).map((system) => (
        <label key={system} className="choice">
          <input
            type="radio"
            name="courtSystem"
            value={system}
            required
            defaultChecked={courtSystem === system}
          />
          <span>
            {texts.courtSystems[system]}{' '}
            <span className="hint">{texts.courtSystemHints[system]}</span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

type ClaimProps = InputProps & {
  question: ClaimQuestion | null;
  /** The free search was pressed before the question came. */
  tryOnceFree: boolean;
  /** Where the page without JavaScript scrolls to. */
  anchor?: string;
};

export const CLAIM_CHOICES_ID = 'claim-choices';

export function ClaimField({
  input: { claim, claimText },
  question,
  tryOnceFree,
  anchor,
}: ClaimProps) {
  return (
    <div className="claim-field" id={anchor}>
      <TextField
        id="claim-text"
        name="claimText"
        label={texts.claim}
        optional={texts.optional}
        hint={texts.claimHint}
        autoComplete="off"
        maxLength={MAX_CLAIM_TEXT_LENGTH}
        defaultValue={claimText}
      />
      {question && (
        <fieldset className="claim-choices" id={CLAIM_CHOICES_ID} tabIndex={-1}>
          <legend>{texts.whichClaim}</legend>
          {question.choices.map(({ id, name, summary }) => (
            <label key={id} className="choice">
              <input
                type="radio"
                name="claim"
                value={id}
                required
                defaultChecked={id === (claim || question.clear)}
              />
              <span>
                <b>{name}</b> <span className="hint">{summary}</span>
              </span>
            </label>
          ))}
          <label className="choice">
            <input
              type="radio"
              name="claim"
              value={OTHER_CLAIM}
              required
              defaultChecked={claim === OTHER_CLAIM}
            />
            <span>
              <b>{texts.otherClaim}</b> <span className="hint">{texts.otherClaimHint}</span>
            </span>
          </label>
          {tryOnceFree && <input type="hidden" name="try" value="once" />}
        </fieldset>
      )}
    </div>
  );
}

const PARTY_FIELDS = ['plaintiff', 'defendant'] as const satisfies CaptionField[];
const OTHER_CAPTION_FIELDS = CAPTION_FIELDS.filter(
  (name) => !PARTY_FIELDS.some((party) => party === name),
);

export function PartyFields({ input: { caption } }: InputProps) {
  return (
    <fieldset className="party-fields">
      <legend>{texts.parties}</legend>
      {PARTY_FIELDS.map((name) => (
        <CaptionTextField key={name} name={name} value={caption[name]} />
      ))}
      <SelectField
        id="caption-side"
        name="movingParty"
        label={texts.movingParty}
        defaultValue={caption.movingParty}
        options={[
          ['', texts.notChosen],
          ['plaintiff', texts.plaintiff],
          ['defendant', texts.defendant],
        ]}
      />
    </fieldset>
  );
}

export function CaptionFields({ input: { caption } }: InputProps) {
  return (
    <details
      className="caption-fields"
      open={OTHER_CAPTION_FIELDS.some((name) => caption[name] !== '')}
    >
      <summary>{texts.captionTitle}</summary>
      <fieldset>
        <legend className="sr-only">{texts.captionTitle}</legend>
        <p className="hint">{texts.captionHint}</p>
        {OTHER_CAPTION_FIELDS.map((name) => (
          <CaptionTextField key={name} name={name} value={caption[name]} />
        ))}
      </fieldset>
    </details>
  );
}

function CaptionTextField({ name, value }: { name: CaptionField; value: string }) {
  return (
    <TextField
      id={`caption-${name}`}
      name={name}
      label={texts.caption[name]}
      type={name === 'hearingDate' ? 'date' : 'text'}
      autoComplete="off"
      maxLength={MAX_CAPTION_FIELD_LENGTH}
      defaultValue={value}
    />
  );
}

// The form of the Analysis and Motions tabs. Facts are private, so it is a POST and nothing of it appears in a URL. It works without
// JavaScript; with it, the buttons are disabled while the text is blank, and the result is streamed into the page.
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { MAX_CAPTION_FIELD_LENGTH } from '#features/motions/motion.ts';
import { motionNames } from '#features/motions/ui/page-messages.ts';
import { getJurisdictionName, JURISDICTIONS } from '#legal/jurisdictions.ts';
import { formatResearchAddress } from '../cases/search-address.ts';
import { FactsField } from './facts-field.tsx';
import { CAPTION_FIELDS, type WorkProductInput } from './work-product.ts';
import { workProductTexts } from './work-product-messages.ts';

export const WORK_PRODUCT_FORM_ID = 'writing-form';

type Props = {
  tab: 'strategy' | 'motions';
  /** Default values of the fields. They are only read on mount; a new `key` resets the form. */
  input: WorkProductInput;
  formRef: RefObject<HTMLFormElement | null>;
  provider: string | null;
  mayMemo: boolean;
  running: boolean;
  error: string | null;
  onChange: () => void;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
  onClear: () => void;
};

export function WorkProductForm(props: Props) {
  const { tab, input, running, provider } = props;
  const [text, setText] = useState(input.text);
  const isBlank = text.trim() === '';
  // Pick up text that was typed before hydration.
  useEffect(() => {
    const field = props.formRef.current?.elements.namedItem('facts');
    if (field instanceof HTMLTextAreaElement && field.value !== '') setText(field.value);
  }, [props.formRef]);
  return (
    <form
      ref={props.formRef}
      id={WORK_PRODUCT_FORM_ID}
      className="writing-form"
      method="post"
      action={formatResearchAddress({ tab })}
      encType="multipart/form-data"
      onChange={props.onChange}
      onSubmit={props.onSend}
    >
      <FactsField tab={tab} text={text} onText={setText} error={props.error} />
      <div className="writing-choices">
        {tab === 'motions' && (
          <div className="field">
            <label htmlFor="motion-type">{workProductTexts.motionType}</label>
            <select className="select" id="motion-type" name="motionType" defaultValue={input.motionType}>
              {MOTION_TYPES.map((type) => (
                <option key={type} value={type}>
                  {motionNames[type]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="writing-jurisdiction">{workProductTexts.jurisdiction}</label>
          <select className="select" id="writing-jurisdiction" name="jurisdiction" defaultValue={input.jurisdiction}>
            {JURISDICTIONS.map((code) => (
              <option key={code} value={code}>
                {getJurisdictionName(code)}
              </option>
            ))}
          </select>
        </div>
        {tab === 'strategy' && (
          <p className="field case-type">
            <b>{workProductTexts.caseType}</b>
            <span>{workProductTexts.civil}</span>
          </p>
        )}
      </div>
      {tab === 'motions' && <CaptionFields input={input} />}
      <div className="writing-provider">
        {provider ? (
          <>
            <label className="tick">
              <input type="checkbox" name="library-only" defaultChecked={input.libraryOnly} /> <b>{workProductTexts.libraryOnly}</b>
            </label>
            <span className="hint">{workProductTexts.sendsTo(provider)}</span>
          </>
        ) : (
          <span className="hint">{workProductTexts.noProvider}</span>
        )}
      </div>
      <div className="writing-buttons">
        {/* Only the JavaScript button is disabled while blank; without JavaScript nothing could enable it again. */}
        <button type="submit" className="button js-only" disabled={isBlank || running}>
          <Icon name="search" />
          {running ? workProductTexts.searching : workProductTexts.search}
        </button>
        <button type="submit" className="button no-js-only">
          <Icon name="search" />
          {workProductTexts.search}
        </button>
        {tab === 'strategy' && props.mayMemo && (
          <>
            <button type="submit" className="button quiet js-only" name="writing" value="memo" disabled={isBlank || running}>
              <Icon name="scale" />
              {workProductTexts.memo}
            </button>
            <button type="submit" className="button quiet no-js-only" name="writing" value="memo">
              <Icon name="scale" />
              {workProductTexts.memo}
            </button>
          </>
        )}
        <button type="button" className="button quiet js-only" disabled={running} onClick={props.onClear}>
          {workProductTexts.clear}
        </button>
      </div>
      <p className="hint">
        <span className="js-only">{workProductTexts.kept}</span>
        <span className="no-js-only">{workProductTexts.keptWithoutScript}</span>
        {tab === 'strategy' && !props.mayMemo && (
          <>
            {' '}
            <Link to="/subscription">{workProductTexts.memoNeeds}</Link>
          </>
        )}
      </p>
    </form>
  );
}

function CaptionFields({ input: { caption } }: { input: WorkProductInput }) {
  const isFilled = Object.values(caption).some((value) => value !== '');
  return (
    <details className="caption-fields" open={isFilled}>
      <summary>{workProductTexts.captionTitle}</summary>
      <fieldset>
        <legend className="sr-only">{workProductTexts.captionTitle}</legend>
        <p className="hint">{workProductTexts.captionHint}</p>
        <div className="field">
          <label htmlFor="caption-side">{workProductTexts.movingParty}</label>
          <select className="select" id="caption-side" name="movingParty" defaultValue={caption.movingParty}>
            <option value="">{workProductTexts.notChosen}</option>
            <option value="plaintiff">{workProductTexts.plaintiff}</option>
            <option value="defendant">{workProductTexts.defendant}</option>
          </select>
        </div>
        {CAPTION_FIELDS.map((name) => (
          <div key={name} className="field">
            <label htmlFor={`caption-${name}`}>{workProductTexts.caption[name]}</label>
            <input
              className="input"
              id={`caption-${name}`}
              name={name}
              type={name === 'hearingDate' ? 'date' : 'text'}
              autoComplete="off"
              maxLength={MAX_CAPTION_FIELD_LENGTH}
              defaultValue={caption[name]}
            />
          </div>
        ))}
      </fieldset>
    </details>
  );
}

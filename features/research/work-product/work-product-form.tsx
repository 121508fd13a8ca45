// The form of the Analysis and Motions tabs. Facts are private: it is a POST, and nothing of it ever stands in an address. A plain form;
// with JavaScript its buttons wait for words, and what comes is streamed into the page.
import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { MAX_CAPTION_FIELD_LENGTH } from '#features/motions/motion.ts';
import { motionNames } from '#features/motions/page-messages.ts';
import { JURISDICTIONS, jurisdictionName } from '#legal/jurisdictions.ts';
import { researchAddress } from '../cases/search-address.ts';
import { FactsField } from './facts-field.tsx';
import { CAPTION_FIELDS, type Typed } from './work-product.ts';
import { writingTexts } from './work-product-messages.ts';

export const WRITING_FORM = 'writing-form';

type Props = {
  tab: 'strategy' | 'motions';
  /** What the fields begin with; another value puts all of them anew. */
  typed: Typed;
  box: RefObject<HTMLFormElement | null>;
  provider: string | null;
  mayMemo: boolean;
  running: boolean;
  fault: string | null;
  onChange: () => void;
  onSend: (event: FormEvent<HTMLFormElement>) => void;
  onClear: () => void;
};

export function WritingForm(props: Props) {
  const { tab, typed, running, provider } = props;
  const [text, setText] = useState(typed.text);
  const blank = text.trim() === '';
  // Whoever types before the page is alive types into the bare form.
  useEffect(() => {
    const bare = props.box.current?.elements.namedItem('facts');
    if (bare instanceof HTMLTextAreaElement && bare.value !== '') setText(bare.value);
  }, [props.box]);
  return (
    <form
      ref={props.box}
      id={WRITING_FORM}
      className="writing-form"
      method="post"
      action={researchAddress({ tab })}
      encType="multipart/form-data"
      onChange={props.onChange}
      onSubmit={props.onSend}
    >
      <FactsField tab={tab} text={text} onText={setText} fault={props.fault} />
      <div className="writing-choices">
        {tab === 'motions' && (
          <div className="field">
            <label htmlFor="motion-type">{writingTexts.motionType}</label>
            <select className="select" id="motion-type" name="motionType" defaultValue={typed.motionType}>
              {MOTION_TYPES.map((type) => (
                <option key={type} value={type}>
                  {motionNames[type]}
                </option>
              ))}
            </select>
          </div>
        )}
        <div className="field">
          <label htmlFor="writing-jurisdiction">{writingTexts.jurisdiction}</label>
          <select className="select" id="writing-jurisdiction" name="jurisdiction" defaultValue={typed.jurisdiction}>
            {JURISDICTIONS.map((code) => (
              <option key={code} value={code}>
                {jurisdictionName(code)}
              </option>
            ))}
          </select>
        </div>
        {tab === 'strategy' && (
          <p className="field case-type">
            <b>{writingTexts.caseType}</b>
            <span>{writingTexts.civil}</span>
          </p>
        )}
      </div>
      {tab === 'motions' && <Caption typed={typed} />}
      <div className="writing-provider">
        {provider ? (
          <>
            <label className="tick">
              <input type="checkbox" name="library-only" defaultChecked={typed.libraryOnly} /> <b>{writingTexts.libraryOnly}</b>
            </label>
            <span className="hint">{writingTexts.sendsTo(provider)}</span>
          </>
        ) : (
          <span className="hint">{writingTexts.noProvider}</span>
        )}
      </div>
      <div className="writing-buttons">
        {/* Disabled while blank, but only once JavaScript can enable it again. */}
        <button type="submit" className="button js-only" disabled={blank || running}>
          <Icon name="search" />
          {running ? writingTexts.searching : writingTexts.search}
        </button>
        <button type="submit" className="button no-js-only">
          <Icon name="search" />
          {writingTexts.search}
        </button>
        {tab === 'strategy' && props.mayMemo && (
          <>
            <button type="submit" className="button quiet js-only" name="writing" value="memo" disabled={blank || running}>
              <Icon name="scale" />
              {writingTexts.memo}
            </button>
            <button type="submit" className="button quiet no-js-only" name="writing" value="memo">
              <Icon name="scale" />
              {writingTexts.memo}
            </button>
          </>
        )}
        <button type="button" className="button quiet js-only" disabled={running} onClick={props.onClear}>
          {writingTexts.clear}
        </button>
      </div>
      <p className="hint">
        <span className="js-only">{writingTexts.kept}</span>
        <span className="no-js-only">{writingTexts.keptWithoutScript}</span>
        {tab === 'strategy' && !props.mayMemo && (
          <>
            {' '}
            <Link to="/subscription">{writingTexts.memoNeeds}</Link>
          </>
        )}
      </p>
    </form>
  );
}

function Caption({ typed: { caption } }: { typed: Typed }) {
  const filled = Object.values(caption).some((value) => value !== '');
  return (
    <details className="caption-fields" open={filled}>
      <summary>{writingTexts.captionTitle}</summary>
      <fieldset>
        <legend className="sr-only">{writingTexts.captionTitle}</legend>
        <p className="hint">{writingTexts.captionHint}</p>
        <div className="field">
          <label htmlFor="caption-side">{writingTexts.movingParty}</label>
          <select className="select" id="caption-side" name="movingParty" defaultValue={caption.movingParty}>
            <option value="">{writingTexts.notChosen}</option>
            <option value="plaintiff">{writingTexts.plaintiff}</option>
            <option value="defendant">{writingTexts.defendant}</option>
          </select>
        </div>
        {CAPTION_FIELDS.map((name) => (
          <div key={name} className="field">
            <label htmlFor={`caption-${name}`}>{writingTexts.caption[name]}</label>
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

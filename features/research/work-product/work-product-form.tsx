// The form of the Analysis and Motions tabs. Facts are private, so it is a POST and nothing of it
// appears in a URL. It works without JavaScript; with it, the buttons are disabled while the text
// is blank, and the result is streamed into the page.

import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { SelectField } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { motionNames } from '#features/motions/messages/tables.ts';
import type { ClaimQuestion } from '#features/motions/motion.ts';
import { listJurisdictionOptions } from '#legal/jurisdictions.ts';
import { formatResearchAddress } from '../cases/search-address.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';
import { FactsField } from './facts-field.tsx';
import { CaptionFields, ClaimField, CourtSystemField, PartyFields } from './motion-fields.tsx';
import type { WorkProductInput } from './work-product.ts';

export const WORK_PRODUCT_FORM_ID = 'writing-form';
/** Where the browser scrolls after the form was sent without JavaScript. */
export const ANSWER_ID = 'research-answer';

type Props = {
  tab: 'strategy' | 'motions';
  /** Default values of the fields. They are only read on mount; a new `key` resets the form. */
  input: WorkProductInput;
  formRef: RefObject<HTMLFormElement | null>;
  provider: string | null;
  mayMemo: boolean;
  running: boolean;
  error: string | null;
  question: ClaimQuestion | null;
  tryOnceFree: boolean;
  /** Id for the claim, when the question about it is the answer to the form. */
  claimAnchor?: string;
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
      action={`${formatResearchAddress({ tab })}#${ANSWER_ID}`}
      encType="multipart/form-data"
      onChange={props.onChange}
      onSubmit={props.onSend}
    >
      {tab === 'motions' && <CourtSystemField input={input} />}
      <div className="writing-choices">
        {tab === 'motions' && (
          <SelectField
            id="motion-type"
            name="motionType"
            label={workProductTexts.motionType}
            defaultValue={input.motionType}
            options={MOTION_TYPES.map((type) => [type, motionNames[type]] as const)}
          />
        )}
        <SelectField
          id="writing-jurisdiction"
          name="jurisdiction"
          label={workProductTexts.jurisdiction}
          defaultValue={input.jurisdiction}
          options={listJurisdictionOptions()}
        />
        {tab === 'strategy' && (
          <p className="field case-type">
            <b>{workProductTexts.caseType}</b>
            <span>{workProductTexts.civil}</span>
          </p>
        )}
      </div>
      <FactsField tab={tab} text={text} onText={setText} error={props.error} />
      {tab === 'motions' && (
        <>
          <ClaimField
            input={input}
            question={props.question}
            tryOnceFree={props.tryOnceFree}
            anchor={props.claimAnchor}
          />
          <PartyFields input={input} />
          <CaptionFields input={input} />
        </>
      )}
      <div className="writing-provider">
        {provider ? (
          <>
            <label className="tick">
              <input type="checkbox" name="library-only" defaultChecked={input.libraryOnly} />{' '}
              <b>{workProductTexts.libraryOnly}</b>
            </label>
            <span className="hint">{workProductTexts.sendsTo(provider)}</span>
          </>
        ) : (
          <span className="hint">{workProductTexts.noProvider}</span>
        )}
      </div>
      <div className="writing-buttons flex flex-wrap items-center gap-3">
        {/* Only the JavaScript button is disabled while blank; without JavaScript nothing could
            enable it again. */}
        <Button type="submit" className="js-only" disabled={isBlank || running}>
          <Icon name={tab === 'motions' ? 'file-pen-line' : 'scale'} />
          {running ? workProductTexts.submitting[tab] : workProductTexts.submit[tab]}
        </Button>
        <Button type="submit" className="no-js-only">
          <Icon name={tab === 'motions' ? 'file-pen-line' : 'scale'} />
          {workProductTexts.submit[tab]}
        </Button>
        {tab === 'strategy' && props.mayMemo && (
          <>
            <Button
              type="submit"
              kind="quiet"
              className="js-only"
              name="writing"
              value="memo"
              disabled={isBlank || running}
            >
              <Icon name="scale" />
              {workProductTexts.memo}
            </Button>
            <Button type="submit" kind="quiet" className="no-js-only" name="writing" value="memo">
              <Icon name="scale" />
              {workProductTexts.memo}
            </Button>
          </>
        )}
        <Button kind="quiet" className="js-only" disabled={running} onClick={props.onClear}>
          {workProductTexts.clear}
        </Button>
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

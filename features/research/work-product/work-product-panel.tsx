// Shared by the Analysis and Motions tabs: the form, its result, and refusals. With JavaScript the
// result streams in below the form and can be stopped; without it the server renders the page with
// the complete result.

import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button, ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UrgentLines } from '#features/triage/urgent-lines.tsx';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { formatResearchAddress } from '../cases/search-address.ts';
import * as motionFormTexts from '../messages/motion-form-texts.ts';
import * as workProductTexts from '../messages/work-product-texts.ts';
import { CLAIM_CHOICES_ID } from './motion-fields.tsx';
import {
  clearSavedWorkProduct,
  loadSavedInput,
  loadSavedResult,
  saveInput,
  saveResult,
  type WorkProductTab,
} from './saved-work-product.ts';
import { useWorkProduct, type WorkProductState } from './use-work-product.ts';
import {
  createEmptyInput,
  type FormAnswer,
  readInput,
  toRequestBody,
  type WorkProduct,
} from './work-product.ts';
import { ANSWER_ID, WORK_PRODUCT_FORM_ID, WorkProductForm } from './work-product-form.tsx';
import { WorkProductGate } from './work-product-gate.tsx';

export type WorkProductOptions = {
  provider: string | null;
  mayMemo: boolean;
  signedIn: boolean;
  jurisdiction: Jurisdiction;
  siteUrl: string;
};
export type WorkProductPanelProps = {
  pageData: WorkProductOptions;
  answer: FormAnswer | undefined;
};

type Props = WorkProductPanelProps & {
  tab: WorkProductTab;
  /** Status text for screen readers while the result streams. */
  progress: (state: WorkProductState) => string;
  /** Heading of the result, when it says more than what it is. */
  title?: (state: WorkProductState) => string;
  /** Renders the result so far. */
  children: (state: WorkProductState) => ReactNode;
};

export function WorkProductPanel({ tab, pageData, answer, progress, title, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const defaultWorkProduct: WorkProduct = tab === 'motions' ? 'motion' : 'analysis';
  const [input, setInput] = useState(answer?.typed ?? createEmptyInput(pageData.jurisdiction));
  const [formKey, setFormKey] = useState(0);
  const [announcement, setAnnouncement] = useState('');
  const { state, start, stop, show } = useWorkProduct(defaultWorkProduct, answer, (done) =>
    saveResult(tab, done),
  );
  const { writing, status, refusal, events, question } = state;
  const [tryOnceFree, setTryOnceFree] = useState(answer?.tryOnceFree ?? false);
  const running = status === 'running';

  // After hydration, restore what this browser tab saved. A server answer, or text typed before
  // hydration, takes precedence.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, after hydration
  useEffect(() => {
    if (answer) return saveInput(tab, answer.typed);
    const savedInput = loadSavedInput(tab);
    const hasTyped = form.current && readInput(new FormData(form.current)).text !== '';
    if (!savedInput || hasTyped) return;
    setInput(savedInput);
    setFormKey(1);
    const result = loadSavedResult(tab);
    if (result) show(result);
  }, []);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (running) return;
    const submitter = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const requested: WorkProduct =
      submitter?.name === 'writing' && submitter.value === 'memo' ? 'memo' : defaultWorkProduct;
    const submitted = readInput(new FormData(event.currentTarget));
    const isTry =
      submitter?.name === 'try' || new FormData(event.currentTarget).get('try') === 'once';
    saveInput(tab, submitted);
    setAnnouncement('');
    setTryOnceFree(isTry);
    start(requested, toRequestBody(requested, submitted, isTry));
  }

  function clear(): void {
    clearSavedWorkProduct(tab);
    setInput(createEmptyInput(pageData.jurisdiction));
    setFormKey((key) => key + 1);
    setAnnouncement(workProductTexts.cleared);
    setTryOnceFree(false);
    show({ writing: defaultWorkProduct, events: [] });
  }

  const hasResult = events.length > 0 || running;
  // The pressed button is now disabled and would lose focus, so move it to the heading of the
  // result.
  useEffect(() => {
    if (!running) return;
    heading.current?.scrollIntoView({ block: 'start' });
    heading.current?.focus({ preventScroll: true });
  }, [running]);

  // Not on the page that came with the question: there the browser scrolls to it.
  const firstQuestion = useRef(question);
  useEffect(() => {
    if (!question || question === firstQuestion.current) return;
    setAnnouncement(motionFormTexts.asked(question.choices.length + 1));
    document.getElementById(CLAIM_CHOICES_ID)?.focus();
  }, [question]);

  return (
    <>
      <WorkProductForm
        key={formKey}
        tab={tab}
        input={input}
        formRef={form}
        provider={pageData.provider}
        mayMemo={pageData.mayMemo}
        running={running}
        error={refusal?.failure.kind === 'invalid' ? refusal.failure.message : null}
        question={question}
        tryOnceFree={tryOnceFree}
        claimAnchor={question && !hasResult && !refusal ? ANSWER_ID : undefined}
        onChange={() => form.current && saveInput(tab, readInput(new FormData(form.current)))}
        onSend={send}
        onClear={clear}
      />
      <p className="sr-only" role="status">
        {running
          ? progress(state)
          : status === 'done'
            ? workProductTexts.done[writing]
            : status === 'stopped'
              ? workProductTexts.stopped
              : announcement}
      </p>
      <UrgentLines lines={refusal?.urgent ?? []} />
      {refusal && (
        <WorkProductGate
          refusal={refusal}
          form={WORK_PRODUCT_FORM_ID}
          returnTo={formatResearchAddress({ tab })}
          busy={running}
        />
      )}
      {hasResult && (
        <section
          className="writing-result"
          id={ANSWER_ID}
          aria-labelledby="result-title"
          aria-busy={running}
        >
          <h2 id="result-title" ref={heading} tabIndex={-1}>
            {title?.(state) ?? workProductTexts.title[writing]}
          </h2>
          {children(state)}
          {running && (
            <Progress workProduct={writing} hasStarted={events.length > 1} onStop={stop} />
          )}
          {status === 'stopped' && (
            <p className="quiet-notice">
              {events.length > 1 ? workProductTexts.stopped : workProductTexts.stoppedEmpty}
            </p>
          )}
          {status === 'done' && isTrial(state) && <TrialNote />}
        </section>
      )}
      {pageData.signedIn && (
        <p className="meta saved-link">
          <Link to="/research/saved-results">{workProductTexts.openSaved}</Link>
        </p>
      )}
    </>
  );
}

const isTrial = ({ events }: WorkProductState) =>
  events.some((event) => event.type === 'access' && event.access === 'trial');

/** The four animated bars are book spines. */
function Progress({
  workProduct,
  hasStarted,
  onStop,
}: {
  workProduct: WorkProduct;
  hasStarted: boolean;
  onStop: () => void;
}) {
  return (
    <div className="working">
      <p className="reading-shelf">
        <span className="spines" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        {hasStarted ? workProductTexts.writingOn : workProductTexts.working[workProduct]}
      </p>
      <Button kind="quiet" onClick={onStop}>
        <Icon name="square" />
        {workProductTexts.stop}
      </Button>
    </div>
  );
}

function TrialNote() {
  return (
    <Notice
      icon="bookmark"
      action={<ButtonLink to="/subscription">{workProductTexts.upgrade}</ButtonLink>}
    >
      {workProductTexts.trialNote}
    </Notice>
  );
}

/** The signed payload that is posted back to save or export a result. */
export function findSignedPayload({ events }: WorkProductState): string | undefined {
  return events.flatMap((event) => (event.type === 'sealed' ? event.sealed : [])).at(0);
}

// What the Analysis and Motions tabs share: the form, what came of it, and what stands in the way. With JavaScript the result streams in
// below the form and can be stopped; without it the page comes back with all of it.
import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import { researchAddress } from '../cases/search-address.ts';
import { clearSavedWriting, loadSavedResult, loadSavedTyped, saveResult, saveTyped, type WritingTab } from './saved-work-product.ts';
import { useWriting, type WritingState } from './use-work-product.ts';
import { bodyOf, type FormAnswer, nothingTyped, readTyped, type Writing } from './work-product.ts';
import { WRITING_FORM, WritingForm } from './work-product-form.tsx';
import { WritingGate } from './work-product-gate.tsx';
import { writingTexts } from './work-product-messages.ts';

export type DeskData = { provider: string | null; mayMemo: boolean; signedIn: boolean; jurisdiction: Jurisdiction; siteUrl: string };
export type DeskProps = { desk: DeskData; answer: FormAnswer | undefined };

type Props = DeskProps & {
  tab: WritingTab;
  /** What a screen reader hears while it comes. */
  progress: (state: WritingState) => string;
  /** What came, drawn. */
  children: (state: WritingState) => ReactNode;
};

export function WritingDesk({ tab, desk, answer, progress, children }: Props) {
  const form = useRef<HTMLFormElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const first: Writing = tab === 'motions' ? 'motion' : 'analysis';
  const [typed, setTyped] = useState(answer?.typed ?? nothingTyped(desk.jurisdiction));
  const [filled, setFilled] = useState(0);
  const [said, setSaid] = useState('');
  const { state, start, stop, show } = useWriting(first, answer, (done) => saveResult(tab, done));
  const { writing, status, refusal, events } = state;
  const running = status === 'running';

  // Once, when the page is alive: what this tab remembers. What came with the page, or was typed into it already, counts more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (answer) return saveTyped(tab, answer.typed);
    const kept = loadSavedTyped(tab);
    const typedAlready = form.current && readTyped(new FormData(form.current)).text !== '';
    if (!kept || typedAlready) return;
    setTyped(kept);
    setFilled(1);
    const result = loadSavedResult(tab);
    if (result) show(result);
  }, []);

  function send(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault();
    if (running) return;
    const pressed = (event.nativeEvent as SubmitEvent).submitter as HTMLButtonElement | null;
    const wanted: Writing = pressed?.name === 'writing' && pressed.value === 'memo' ? 'memo' : first;
    const now = readTyped(new FormData(event.currentTarget));
    saveTyped(tab, now);
    setSaid('');
    start(wanted, bodyOf(wanted, now, pressed?.name === 'try'));
  }

  function clear(): void {
    clearSavedWriting(tab);
    setTyped(nothingTyped(desk.jurisdiction));
    setFilled((times) => times + 1);
    setSaid(writingTexts.cleared);
    show({ writing: first, events: [] });
  }

  // The button that was pressed is disabled now: the focus goes to where the result will stand.
  useEffect(() => {
    if (running) heading.current?.focus();
  }, [running]);

  const shown = events.length > 0 || running;
  return (
    <>
      <WritingForm
        key={filled}
        tab={tab}
        typed={typed}
        box={form}
        provider={desk.provider}
        mayMemo={desk.mayMemo}
        running={running}
        fault={refusal?.failure.kind === 'invalid' ? refusal.failure.message : null}
        onChange={() => form.current && saveTyped(tab, readTyped(new FormData(form.current)))}
        onSend={send}
        onClear={clear}
      />
      <p className="sr-only" role="status">
        {running ? progress(state) : status === 'done' ? writingTexts.done[writing] : status === 'stopped' ? writingTexts.stopped : said}
      </p>
      {refusal && <WritingGate refusal={refusal} form={WRITING_FORM} returnTo={researchAddress({ tab })} busy={running} />}
      {shown && (
        <section className="writing-result" aria-labelledby="result-title" aria-busy={running}>
          <h2 id="result-title" ref={heading} tabIndex={-1}>
            {writingTexts.title[writing]}
          </h2>
          {children(state)}
          {running && <Working writing={writing} begun={events.length > 1} onStop={stop} />}
          {status === 'stopped' && <p className="quiet-notice">{events.length > 1 ? writingTexts.stopped : writingTexts.stoppedEmpty}</p>}
          {status === 'done' && isTrial(state) && <TrialNote />}
        </section>
      )}
      {desk.signedIn && (
        <p className="meta saved-link">
          <Link to="/research/saved-results">{writingTexts.openSaved}</Link>
        </p>
      )}
    </>
  );
}

const isTrial = ({ events }: WritingState) => events.some((event) => event.type === 'access' && event.access === 'trial');

/** Four spines move while a shelf is read. */
function Working({ writing, begun, onStop }: { writing: Writing; begun: boolean; onStop: () => void }) {
  return (
    <div className="working">
      <p className="reading-shelf">
        <span className="spines" aria-hidden="true">
          <i />
          <i />
          <i />
          <i />
        </span>
        {begun ? writingTexts.writingOn : writingTexts.working[writing]}
      </p>
      <button type="button" className="button quiet" onClick={onStop}>
        <Icon name="square" />
        {writingTexts.stop}
      </button>
    </div>
  );
}

function TrialNote() {
  return (
    <div className="notice with-action">
      <Icon name="bookmark" />
      <p>{writingTexts.trialNote}</p>
      <Link className="button" to="/subscription">
        {writingTexts.upgrade}
      </Link>
    </div>
  );
}

/** What the page hands back to save or export a result. */
export function signedPayload({ events }: WritingState): string | undefined {
  return events.flatMap((event) => (event.type === 'sealed' ? event.sealed : [])).at(0);
}

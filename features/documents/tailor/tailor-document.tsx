// Asking for changes, and deciding about them. The suggestions are a form with a box to tick for each: nothing is ticked beforehand, and
// without JavaScript it is the same form. With JavaScript the document stays on the page while the model is asked.
import { useEffect, useRef } from 'react';
import { Form, useFetcher } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { Answer } from '../form/document-answer.ts';
import { tailoring } from '../messages.ts';
import { MAX_INSTRUCTION_LENGTH } from './change-text.ts';
import { ChangeView, kindOf } from './change-view.tsx';
import type { Suggestion, Tailored } from './tailor-document.server.ts';

type Props = { address: string; request: DocumentRequest; provider?: string; answer?: Answer };

export function TailorDocument({ address, request, provider, answer }: Props) {
  const fetcher = useFetcher<Answer>();
  const busy = fetcher.state !== 'idle';
  const given = fetcher.data ?? answer;
  const tailored = given?.tailored;
  const found = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!busy && fetcher.data?.tailored) found.current?.focus();
  }, [busy, fetcher.data]);
  return (
    <section className="tailor-document" aria-labelledby="tailor-title">
      <h2 id="tailor-title">{tailoring.title}</h2>
      {provider === undefined ? (
        <p>{tailoring.noProvider}</p>
      ) : (
        <>
          <p>{tailoring.lead}</p>
          <fetcher.Form method="post" action={address} encType="multipart/form-data">
            <input type="hidden" name="documentType" value={request.documentType} />
            <input type="hidden" name="request" value={JSON.stringify(request)} />
            <div className="field">
              <label htmlFor="tailor-wish">{tailoring.wish}</label>
              <span className="hint" id="tailor-hint">
                {tailoring.wishExample} {tailoring.sent(provider)}
              </span>
              <textarea
                className="input"
                id="tailor-wish"
                name="wish"
                rows={3}
                required
                maxLength={MAX_INSTRUCTION_LENGTH}
                aria-describedby="tailor-hint"
                defaultValue={answer?.wish}
              />
            </div>
            <button type="submit" className="button" name="do" value="tailor" disabled={busy}>
              {busy ? tailoring.suggesting : tailoring.suggest}
            </button>
          </fetcher.Form>
          {!busy && given?.failure && given.wish !== undefined && (
            <p className="notice failed" role="alert">
              <Icon name="circle-alert" />
              <span>{given.failure.message}</span>
            </p>
          )}
          {!busy && tailored && (
            <div className="suggested-changes">
              <h3 ref={found} tabIndex={-1}>
                {tailoring.suggested}
              </h3>
              <Suggestions address={address} request={request} tailored={tailored} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Suggestions({ address, request, tailored }: { address: string; request: DocumentRequest; tailored: Tailored }) {
  const { suggestions, leftOut, model, wish } = tailored;
  return (
    <>
      <p className="said-wish">{tailoring.asked(wish)}</p>
      <p>
        {suggestions.length === 0 ? tailoring.none : tailoring.count(suggestions.length)} {leftOut > 0 && tailoring.leftOut(leftOut)}
      </p>
      {suggestions.length > 0 && (
        <Form method="post" action={address} encType="multipart/form-data" preventScrollReset>
          <p className="notice caution">
            <Icon name="info" />
            <span>{tailoring.byModel(model)}</span>
          </p>
          <input type="hidden" name="documentType" value={request.documentType} />
          <input type="hidden" name="request" value={JSON.stringify(request)} />
          <input type="hidden" name="suggestions" value={JSON.stringify(suggestions.map(({ change }) => change))} />
          <ol className="changes">
            {suggestions.map((suggestion, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a suggestion has no name but its place
              <li key={at}>
                <OneSuggestion suggestion={suggestion} at={at} />
              </li>
            ))}
          </ol>
          <button type="submit" className="button" name="do" value="apply">
            {tailoring.apply}
          </button>
        </Form>
      )}
    </>
  );
}

const SAID = {
  verified: tailoring.verified,
  found_live: tailoring.verified,
  not_in_index: tailoring.unverified,
  impossible: tailoring.wrong,
  wrong_name: tailoring.wrong,
} as const;

function OneSuggestion({ suggestion: { change, citations, refused }, at }: { suggestion: Suggestion; at: number }) {
  return (
    <fieldset className={refused ? 'change refused' : 'change'}>
      <legend>{tailoring.change(at + 1)}</legend>
      <p className="hint">{kindOf(change)}</p>
      <ChangeView change={change} />
      {citations.map(({ text, status, sentence, href }) => (
        <p key={text} className={`change-citation ${status}`}>
          <b>{SAID[status]}</b> {sentence} {href && <a href={href}>{tailoring.source}</a>}
        </p>
      ))}
      {refused ? (
        <p className="wrong">{tailoring.refused}</p>
      ) : (
        <label className="tick">
          <input type="checkbox" name="accept" value={at} /> {tailoring.accept(at + 1)}
        </label>
      )}
    </fieldset>
  );
}

/** What was accepted, each to be taken back. */
export function AcceptedChanges({ address, request }: { address: string; request: DocumentRequest }) {
  const { changes = [] } = request;
  if (changes.length === 0) return null;
  return (
    <details className="accepted-changes">
      <summary>{tailoring.accepted(changes.length)}</summary>
      <Form method="post" action={address} encType="multipart/form-data" preventScrollReset>
        <input type="hidden" name="documentType" value={request.documentType} />
        <input type="hidden" name="request" value={JSON.stringify(request)} />
        <ol className="changes">
          {changes.map((change, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a change has no name but its place
            <li key={at} className="change">
              <p className="hint">{kindOf(change)}</p>
              <ChangeView change={change} />
              <button type="submit" className="button quiet" name="do" value={`drop-${at}`} aria-label={tailoring.takeBackOf(at + 1)}>
                <Icon name="rotate-ccw" /> {tailoring.takeBack}
              </button>
            </li>
          ))}
        </ol>
      </Form>
    </details>
  );
}

// Asks for changes and lets the user decide on them. The suggestions are a form with a checkbox
// each, none checked by default; it works without JavaScript. With JavaScript the document stays on
// the page while the model is asked.

import { useEffect, useRef } from 'react';
import { Form, useFetcher } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { TextArea } from '#app/ui/field.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import type { Answer } from '../form/document-answer.ts';
import * as tailoring from '../messages/tailoring.ts';
import { MAX_INSTRUCTION_LENGTH } from './change-text.ts';
import { ChangeView, describeChangeKind } from './change-view.tsx';
import type { Suggestion, TailorResult } from './tailor-document.server.ts';

type Props = { pageUrl: string; request: DocumentRequest; provider?: string; answer?: Answer };

export function TailorDocument({ pageUrl, request, provider, answer }: Props) {
  const fetcher = useFetcher<Answer>();
  const busy = fetcher.state !== 'idle';
  const response = fetcher.data ?? answer;
  const tailored = response?.tailored;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!busy && fetcher.data?.tailored) heading.current?.focus();
  }, [busy, fetcher.data]);
  return (
    <section className="tailor-document" aria-labelledby="tailor-title">
      <h2 id="tailor-title">{tailoring.title}</h2>
      {provider === undefined ? (
        <p>{tailoring.noProvider}</p>
      ) : (
        <>
          <p>{tailoring.lead}</p>
          <fetcher.Form method="post" action={pageUrl} encType="multipart/form-data">
            <input type="hidden" name="documentType" value={request.documentType} />
            <input type="hidden" name="request" value={JSON.stringify(request)} />
            <TextArea
              id="tailor-wish"
              name="wish"
              label={tailoring.instruction}
              hint={`${tailoring.instructionExample} ${tailoring.sent(provider)}`}
              rows={3}
              required
              maxLength={MAX_INSTRUCTION_LENGTH}
              defaultValue={answer?.wish}
            />
            <Button type="submit" name="do" value="tailor" disabled={busy}>
              {busy ? tailoring.suggesting : tailoring.suggest}
            </Button>
          </fetcher.Form>
          {!busy && response?.failure && response.wish !== undefined && (
            <Notice kind="failed">{response.failure.message}</Notice>
          )}
          {!busy && tailored && (
            <div className="suggested-changes">
              <h3 ref={heading} tabIndex={-1}>
                {tailoring.suggested}
              </h3>
              <Suggestions pageUrl={pageUrl} request={request} tailored={tailored} />
            </div>
          )}
        </>
      )}
    </section>
  );
}

function Suggestions({
  pageUrl,
  request,
  tailored,
}: {
  pageUrl: string;
  request: DocumentRequest;
  tailored: TailorResult;
}) {
  const { suggestions, leftOut, model, wish } = tailored;
  return (
    <>
      <p className="said-wish">{tailoring.asked(wish)}</p>
      <p>
        {suggestions.length === 0 ? tailoring.none : tailoring.count(suggestions.length)}{' '}
        {leftOut > 0 && tailoring.leftOut(leftOut)}
      </p>
      {suggestions.length > 0 && (
        <Form method="post" action={pageUrl} encType="multipart/form-data" preventScrollReset>
          <Notice kind="caution" icon="info">
            {tailoring.byModel(model)}
          </Notice>
          <input type="hidden" name="documentType" value={request.documentType} />
          <input type="hidden" name="request" value={JSON.stringify(request)} />
          <input
            type="hidden"
            name="suggestions"
            value={JSON.stringify(suggestions.map(({ change }) => change))}
          />
          <ol className="changes">
            {suggestions.map((suggestion, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: suggestions have no id, only a position
              <li key={index}>
                <SuggestionFields suggestion={suggestion} index={index} />
              </li>
            ))}
          </ol>
          <Button type="submit" name="do" value="apply">
            {tailoring.apply}
          </Button>
        </Form>
      )}
    </>
  );
}

const STATUS_LABELS = {
  verified: tailoring.verified,
  found_live: tailoring.verified,
  not_in_index: tailoring.unverified,
  impossible: tailoring.wrong,
  wrong_year: tailoring.wrong,
  wrong_name: tailoring.wrong,
  not_in_code: tailoring.notInCode,
} as const;

function SuggestionFields({
  suggestion: { change, citations, refused },
  index,
}: {
  suggestion: Suggestion;
  index: number;
}) {
  return (
    <fieldset className={refused ? 'change refused' : 'change'}>
      <legend>{tailoring.change(index + 1)}</legend>
      <p className="hint">{describeChangeKind(change)}</p>
      <ChangeView change={change} />
      {citations.map(({ text, status, sentence, href }) => (
        <p key={text} className={`change-citation ${status}`}>
          <b>{STATUS_LABELS[status]}</b> {sentence} {href && <a href={href}>{tailoring.source}</a>}
        </p>
      ))}
      {refused ? (
        <p className="wrong">{tailoring.refused}</p>
      ) : (
        <label className="tick">
          <input type="checkbox" name="accept" value={index} /> {tailoring.accept(index + 1)}
        </label>
      )}
    </fieldset>
  );
}

/** The accepted changes, each with a button to undo it. */
export function AcceptedChanges({
  pageUrl,
  request,
}: {
  pageUrl: string;
  request: DocumentRequest;
}) {
  const { changes = [] } = request;
  if (changes.length === 0) return null;
  return (
    <details className="accepted-changes">
      <summary>{tailoring.accepted(changes.length)}</summary>
      <Form method="post" action={pageUrl} encType="multipart/form-data" preventScrollReset>
        <input type="hidden" name="documentType" value={request.documentType} />
        <input type="hidden" name="request" value={JSON.stringify(request)} />
        <ol className="changes">
          {changes.map((change, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: changes have no id, only a position
            <li key={index} className="change">
              <p className="hint">{describeChangeKind(change)}</p>
              <ChangeView change={change} />
              <Button
                type="submit"
                kind="quiet"
                name="do"
                value={`drop-${index}`}
                aria-label={tailoring.takeBackLabel(index + 1)}
              >
                <Icon name="rotate-ccw" /> {tailoring.takeBack}
              </Button>
            </li>
          ))}
        </ol>
      </Form>
    </details>
  );
}

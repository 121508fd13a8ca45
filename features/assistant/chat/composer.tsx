// The question box with the library-only option and, until the first question, suggestions. Without
// JavaScript it is a plain form that carries the earlier turns in hidden fields, and the new page
// opens at the new answer.

import type { FormEvent, KeyboardEvent, RefObject } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as chat from '../messages/chat.ts';
import { SUGGESTED } from '../messages/tables.ts';
import { type EarlierTurn, MAX_QUESTION_CHARACTERS } from './chat-turn.ts';

export const CHAT_FORM = 'chat-form';
const QUESTION_FIELD = 'question';
/** The turn that was answered last. */
export const LATEST = 'latest';

type Props = {
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  onStop: () => void;
  onSuggest: (question: string) => void;
  onLibraryOnly: (only: boolean) => void;
  box: RefObject<HTMLTextAreaElement | null>;
  stopButton: RefObject<HTMLButtonElement | null>;
  /** Scripts run, so Send is disabled for a blank question. Without them the server rejects it. */
  hydrated: boolean;
  running: boolean;
  provider: string | null;
  libraryOnly: boolean;
  /** The generic suggestions, until the first question. */
  suggests: boolean;
  earlier: EarlierTurn[];
  /** Ids of what is urgent in this conversation. */
  urgent: string[];
  children?: React.ReactNode;
};

export function Composer(props: Props) {
  const { text, running, hydrated, onSend, box } = props;
  const send = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    if (!running && text.trim() !== '') onSend();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const enter = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing;
    if (enter) send(event);
  };
  return (
    <form
      id={CHAT_FORM}
      className="composer"
      method="post"
      action={`/chatbot#${LATEST}`}
      encType="multipart/form-data"
      onSubmit={send}
    >
      {props.suggests && <Suggestions disabled={running} onSuggest={props.onSuggest} />}
      {props.provider && (
        <label className="library-only" title={chat.libraryOnlyHint(props.provider)}>
          <input
            type="checkbox"
            name="library-only"
            checked={props.libraryOnly}
            disabled={running}
            onChange={(event) => props.onLibraryOnly(event.currentTarget.checked)}
          />{' '}
          <b>{chat.libraryOnly}</b>
          <span className="sr-only">: {chat.libraryOnlyHint(props.provider)}</span>
        </label>
      )}
      {props.children}
      <div className="question-box">
        <textarea
          ref={box}
          id={QUESTION_FIELD}
          name="question"
          rows={1}
          aria-label={chat.question}
          placeholder={chat.placeholder}
          maxLength={MAX_QUESTION_CHARACTERS}
          required
          disabled={running}
          value={text}
          onChange={(event) => props.onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        {running ? (
          <Button key="stop" className="stop" ref={props.stopButton} onClick={props.onStop}>
            <Icon name="square" />
            {chat.stop}
          </Button>
        ) : (
          <Button key="send" type="submit" disabled={hydrated && text.trim() === ''}>
            {chat.send}
          </Button>
        )}
      </div>
      {props.earlier.map(({ question, answer }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: turns are only ever added at the end
        <span key={index} hidden>
          <input type="hidden" name="earlier-question" value={question} />
          <input type="hidden" name="earlier-answer" value={answer} />
        </span>
      ))}
      {props.urgent.map((id) => (
        <input key={id} type="hidden" name="urgent" value={id} />
      ))}
    </form>
  );
}

function Suggestions({
  disabled,
  onSuggest,
}: {
  disabled: boolean;
  onSuggest: (question: string) => void;
}) {
  return (
    <fieldset className="suggested" disabled={disabled}>
      <legend className="sr-only">{chat.suggestions}</legend>
      {SUGGESTED.map((question) => (
        <AskButton key={question} className="chip" question={question} onSuggest={onSuggest} />
      ))}
    </fieldset>
  );
}

/** Asks a suggested question; it may be outside the form. */
export function AskButton(props: {
  question: string;
  className: string;
  /** Instead of the question. */
  label?: string;
  /** The field of the form. */
  name?: 'suggested' | 'answer-anyway';
  disabled?: boolean;
  onSuggest: (question: string) => void;
  children?: React.ReactNode;
}) {
  return (
    <button
      type="submit"
      form={CHAT_FORM}
      name={props.name ?? 'suggested'}
      value={props.question}
      formNoValidate
      className={props.className}
      disabled={props.disabled}
      onClick={(event) => {
        event.preventDefault();
        props.onSuggest(props.question);
      }}
    >
      {props.label ?? props.question}
      {props.children}
    </button>
  );
}

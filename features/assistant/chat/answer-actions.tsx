// Actions for a finished answer: copy with sources, print or save as PDF, vote.

import { useId, useState } from 'react';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as chat from '../messages/chat.ts';
import { sendVote } from './chat-client.ts';
import { formatAnswer } from './chat-text.ts';
import type { Site, Turn } from './turn.ts';

type Props = { turn: Turn; site: Site; onVote: (choice: 'up' | 'down') => void };

export function AnswerActions({ turn, site, onVote }: Props) {
  const [status, setStatus] = useState('');
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(
        `${turn.question}\n\n${formatAnswer(turn.answer, site.url)}\n\n${chat.disclaimer}`,
      );
      setStatus(chat.copied);
    } catch {
      setStatus(chat.copyFailed);
    }
  };
  return (
    <div className="answer-actions js-only">
      <Button kind="quiet" onClick={copy}>
        <Icon name="copy" />
        {chat.copy}
      </Button>
      <Button kind="quiet" onClick={() => window.print()}>
        <Icon name="printer" />
        {chat.print}
      </Button>
      {turn.token !== '' && <Vote turn={turn} onVote={onVote} onSaid={setStatus} />}
      <p role="status" className="meta">
        {status}
      </p>
    </div>
  );
}

function Vote({ turn, onVote, onSaid }: Omit<Props, 'site'> & { onSaid: (text: string) => void }) {
  const [asksWhy, setAsksWhy] = useState(false);
  const reasonId = useId();
  // The first click saves the vote and asks for a reason, which may be empty.
  const vote = async (choice: 'up' | 'down', reason?: string) => {
    const saved = await sendVote(turn.id, turn.token, choice, reason ?? '');
    onSaid(saved ? chat.thanks : chat.voteFailed);
    if (!saved) return;
    onVote(choice);
    setAsksWhy(choice === 'down' && reason === undefined);
  };
  return (
    <>
      <fieldset className="vote">
        <legend className="sr-only">{chat.helpful}</legend>
        <button
          type="button"
          className="icon-button"
          aria-label={chat.yes}
          aria-pressed={turn.vote === 'up'}
          onClick={() => vote('up')}
        >
          <Icon name="thumbs-up" />
        </button>
        <button
          type="button"
          className="icon-button"
          aria-label={chat.no}
          aria-pressed={turn.vote === 'down'}
          onClick={() => vote('down')}
        >
          <Icon name="thumbs-down" />
        </button>
      </fieldset>
      {asksWhy && (
        <form
          className="vote-reason"
          onSubmit={(event) => {
            event.preventDefault();
            vote('down', String(new FormData(event.currentTarget).get('reason') ?? '').trim());
          }}
        >
          <label htmlFor={reasonId}>{chat.why}</label>
          <textarea
            className="input"
            id={reasonId}
            name="reason"
            rows={2}
            maxLength={500}
            aria-describedby={`${reasonId}-hint`}
          />
          <span className="meta" id={`${reasonId}-hint`}>
            {chat.whyHint}
          </span>
          <Button type="submit" kind="quiet">
            {chat.sendWhy}
          </Button>
        </form>
      )}
    </>
  );
}

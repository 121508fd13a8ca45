// The assistant's panel and the suggested questions below it. With JavaScript the answer streams into it; without, the server renders it
// complete.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { UrgentStrip } from '#features/triage/urgent-strip.tsx';
import { getJurisdictionName, type Jurisdiction } from '#legal/jurisdictions.ts';
import { chat, MORE_SUGGESTED } from '../messages.ts';
import { AfterAnswer } from './after-answer.tsx';
import { listEarlierTurns } from './chat-turn.ts';
import { AskButton, Composer } from './composer.tsx';
import { PanelHeader } from './panel-header.tsx';
import { readRememberedLibraryOnly, rememberLibraryOnly } from './remembered-chat.ts';
import type { Site, Turn } from './turn.ts';
import { TurnView } from './turn-view.tsx';
import { useAnnouncements } from './use-announcements.ts';
import { useChat } from './use-chat.ts';
import { useChatFocus } from './use-chat-focus.ts';
import { Welcome } from './welcome.tsx';

const SUGGESTION_MS = 100;

type Props = {
  site: Site;
  provider: string | null;
  jurisdiction: Jurisdiction;
  onState: (jurisdiction: Jurisdiction) => void;
  turns: Turn[];
  /** Question that could not be answered, for the box. */
  typed: string;
  /** Reason of the refusal, from the form without JavaScript. */
  refusal: string | null;
  libraryOnly: boolean;
  conversationId: string | null;
  savesTurns: boolean;
  onSettled: () => void;
  onNew: () => void;
};

export function Chat(props: Props) {
  const { site, provider, jurisdiction } = props;
  const { turns, running, ask, stop, clear, vote } = useChat({
    initial: props.turns,
    conversationId: props.conversationId,
    savesTurns: props.savesTurns,
    onSettled: props.onSettled,
  });
  const last = turns.at(-1);
  const lastUrgent = turns.findLast((turn) => turn.answer.urgent.length > 0);
  const [text, setText] = useState(props.typed);
  const [hydrated, setHydrated] = useState(false);
  const [reading, setReading] = useState(false);
  const [editing, setEditing] = useState(false);
  const [offline, setOffline] = useState(false);
  const [libraryOnly, setLibraryOnly] = useState(props.libraryOnly);
  const [refusal, setRefusal] = useState(props.refusal);
  const box = useRef<HTMLTextAreaElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const announcements = useAnnouncements(last);

  useEffect(() => {
    setHydrated(true);
    setLibraryOnly((chosen) => chosen || readRememberedLibraryOnly());
    const online = () => setOffline(false);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  useChatFocus(last, box, stopButton);

  const send = (question: string, instead: boolean) => {
    const trimmed = question.trim();
    if (trimmed === '' || running) return;
    if (!navigator.onLine) {
      setText(trimmed);
      setOffline(true);
      return;
    }
    setOffline(false);
    setRefusal(null);
    setEditing(false);
    setText('');
    ask({ text: trimmed, jurisdiction, libraryOnly: libraryOnly || provider === null }, { instead });
  };
  const suggest = (question: string) => {
    if (running) return;
    setText(question);
    setTimeout(() => send(question, false), SUGGESTION_MS);
  };
  const edit = () => {
    if (!last) return;
    setText(last.question);
    setEditing(true);
    box.current?.focus();
  };
  const jurisdictionChanged = last && !running && jurisdiction !== last.jurisdiction && jurisdiction !== last.answer.jurisdiction;
  const startNewChat = () => {
    clear();
    props.onNew();
    box.current?.focus();
  };
  const cancelEdit = () => {
    setEditing(false);
    setText('');
    box.current?.focus();
  };

  return (
    <>
      <section className={`chat-panel${reading ? ' reading' : ''}${turns.length > 0 ? ' has-turns' : ''}`} aria-label={chat.panel}>
        <PanelHeader turns={turns} site={site} reading={reading} onReading={() => setReading((on) => !on)} />
        <UrgentStrip
          lines={turns.flatMap((turn) => turn.answer.urgent)}
          jurisdiction={last?.answer.jurisdiction ?? jurisdiction}
          href={`#urgent-${lastUrgent?.id}`}
        />
        {/* Focusable, so that the keyboard can scroll it. */}
        <div className="thread" tabIndex={0} role="group" aria-label={chat.thread}>
          <Welcome siteName={site.name} provider={provider} />
          {turns.map((turn) => (
            <TurnView key={turn.id} turn={turn} site={site} onVote={vote}>
              {turn === last && !running && (
                <AfterAnswer
                  turn={turn}
                  newJurisdictionName={jurisdictionChanged ? getJurisdictionName(jurisdiction) : null}
                  onSuggest={suggest}
                  onRetry={() => send(turn.question, true)}
                  onEdit={edit}
                  onNew={startNewChat}
                />
              )}
            </TurnView>
          ))}
        </div>
        <div role="log" aria-live="polite" className="sr-only">
          {announcements.map(({ key, text }) => (
            <p key={key}>{text}</p>
          ))}
        </div>
        <Composer
          text={text}
          onText={setText}
          onSend={() => send(text, editing)}
          onStop={stop}
          onSuggest={suggest}
          onState={props.onState}
          onLibraryOnly={(only) => {
            setLibraryOnly(only);
            rememberLibraryOnly(only);
          }}
          box={box}
          stopButton={stopButton}
          hydrated={hydrated}
          running={running}
          jurisdiction={jurisdiction}
          provider={provider}
          libraryOnly={libraryOnly}
          earlier={listEarlierTurns(turns)}
        >
          {(offline || refusal) && (
            <Notice kind="caution" icon={offline ? 'wifi-off' : 'circle-alert'} role="alert">
              {offline ? chat.offline : refusal}
            </Notice>
          )}
          {editing && (
            <p className="composer-note" role="status">
              {chat.editing}{' '}
              <button type="button" onClick={cancelEdit}>
                {chat.cancelEdit}
              </button>
            </p>
          )}
        </Composer>
      </section>
      <section className="section suggested-section" aria-labelledby="suggested-questions">
        <h2 id="suggested-questions">{chat.suggestedTitle}</h2>
        <ul>
          {MORE_SUGGESTED.map((question) => (
            <li key={question}>
              <AskButton className="suggested-row" question={question} disabled={running} onSuggest={suggest}>
                <Icon name="arrow-right" />
              </AskButton>
            </li>
          ))}
        </ul>
      </section>
    </>
  );
}

// The assistant's page: title, panel and suggested questions. After the first question the title
// folds into the panel's bar and the thread has the page. With JavaScript the answer streams into
// it; without, the server renders it complete.
import { useEffect, useRef, useState } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { StateHelp } from '#features/help/list-state-help.server.ts';
import { UrgentStrip } from '#features/triage/urgent-strip.tsx';
import { getJurisdictionName, type Jurisdiction, type StateCode } from '#legal/jurisdictions.ts';
import * as chat from '../messages/chat.ts';
import { MORE_SUGGESTED } from '../messages/tables.ts';
import { AfterAnswer } from './after-answer.tsx';
import { AnswerChoices } from './answer-choices.tsx';
import { ChatTitle } from './chat-title.tsx';
import {
  getConversationState,
  isStoppedEmpty,
  listEarlierTurns,
  listUrgentLines,
} from './chat-turn.ts';
import { AskButton, Composer } from './composer.tsx';
import type { ConversationLine } from './conversation-list.tsx';
import { PanelHeader } from './panel-header.tsx';
import { readRememberedLibraryOnly, rememberLibraryOnly } from './remembered-chat.ts';
import { SourceSheet, useSourceSheet } from './source-sheet.tsx';
import { openStateChoice, STATE_CHOICE_HREF } from './state-choice.tsx';
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
  /** The remembered choice. */
  jurisdiction: Jurisdiction;
  onState: (jurisdiction: Jurisdiction) => void;
  /** Legal aid and courts, for what cannot wait. */
  help: Partial<Record<StateCode, StateHelp>>;
  turns: Turn[];
  /** Question that could not be answered, for the box. */
  typed: string;
  /** Reason of the refusal, from the form without JavaScript. */
  refusal: string | null;
  libraryOnly: boolean;
  conversationId: string | null;
  /** Null for visitors. Turns of signed-in users are saved in their account. */
  conversations: ConversationLine[] | null;
  onSettled: () => void;
  onNew: () => void;
};

export function Chat(props: Props) {
  const { site, provider, jurisdiction, conversations } = props;
  const { turns, running, ask, stop, clear, vote } = useChat({
    initial: props.turns,
    conversationId: props.conversationId,
    savesTurns: conversations !== null,
    onSettled: props.onSettled,
  });
  const last = turns.at(-1);
  const lastUrgent = turns.findLast((turn) => turn.answer.urgent.length > 0);
  const [text, setText] = useState(props.typed);
  const [hydrated, setHydrated] = useState(false);
  const [picked, setPicked] = useState<Jurisdiction | null>(null);
  const [editing, setEditing] = useState(false);
  const [offline, setOffline] = useState(false);
  const [libraryOnly, setLibraryOnly] = useState(props.libraryOnly);
  const [refusal, setRefusal] = useState(props.refusal);
  const box = useRef<HTMLTextAreaElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  const announcements = useAnnouncements(last);
  const sheet = useSourceSheet(turns);
  const state = picked ?? getConversationState(turns, jurisdiction);
  const urgentLines = listUrgentLines(turns);

  useEffect(() => {
    setHydrated(true);
    setLibraryOnly((chosen) => chosen || readRememberedLibraryOnly());
    const online = () => setOffline(false);
    addEventListener('online', online);
    return () => removeEventListener('online', online);
  }, []);
  useChatFocus(last, box, stopButton, urgentLines.length);

  /** `over`: a state chosen for this very question stands over its words. */
  const send = (
    question: string,
    instead: boolean,
    over: 'earlier' | 'question' = 'earlier',
    answerAnyway = false,
  ) => {
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
    setPicked(null);
    const choices = { jurisdiction: state, chosen: picked ?? jurisdiction, jurisdictionOver: over };
    ask(
      {
        text: trimmed,
        ...choices,
        libraryOnly: libraryOnly || provider === null,
        ...(answerAnyway && { answerAnyway }),
      },
      { instead: instead || isStoppedEmpty(last) },
    );
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
  const stopAnswer = () => {
    if (last?.answer.parts.length === 0) setText(last.question);
    stop();
  };
  const stateChanged =
    last && !running && state !== (last.answer.jurisdiction ?? last.jurisdiction);
  const startNewChat = () => {
    clear();
    setPicked(null);
    scrollTo({ top: 0 });
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
      {turns.length === 0 && <ChatTitle />}
      <section
        className={`chat-panel${turns.length > 0 ? ' has-turns' : ''}`}
        aria-label={chat.panel}
      >
        <PanelHeader
          turns={turns}
          site={site}
          state={state}
          running={running}
          conversations={conversations}
          open={props.conversationId}
          onState={(chosen) => {
            setPicked(chosen);
            props.onState(chosen);
          }}
          onNew={startNewChat}
        />
        <UrgentStrip
          lines={urgentLines}
          jurisdiction={state}
          help={state === 'General' ? undefined : props.help[state]}
          href={lastUrgent ? `#urgent-${lastUrgent.id}` : undefined}
          choose={{ href: STATE_CHOICE_HREF, onClick: openStateChoice }}
        />
        {/* Focusable while it scrolls by itself, so that the keyboard can scroll it. */}
        <div
          className="thread"
          tabIndex={turns.length === 0 ? 0 : undefined}
          role="group"
          aria-label={chat.thread}
          onClickCapture={sheet.onMark}
        >
          {turns.length === 0 && <Welcome siteName={site.name} provider={provider} />}
          {turns.map((turn) => (
            <TurnView
              key={turn.id}
              turn={turn}
              site={site}
              latest={turn === last}
              onVote={vote}
              choices={
                turn === last &&
                !running && (
                  <AnswerChoices
                    turn={turn}
                    onSuggest={suggest}
                    onAnswerAnyway={() => send(turn.question, true, turn.jurisdictionOver, true)}
                  />
                )
              }
            >
              {turn === last && !running && (
                <AfterAnswer
                  turn={turn}
                  newJurisdictionName={stateChanged ? getJurisdictionName(state) : null}
                  onSuggest={suggest}
                  onRetry={() => send(turn.question, true, stateChanged ? 'question' : 'earlier')}
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
          onStop={stopAnswer}
          onSuggest={suggest}
          onLibraryOnly={(only) => {
            setLibraryOnly(only);
            rememberLibraryOnly(only);
          }}
          box={box}
          stopButton={stopButton}
          hydrated={hydrated}
          running={running}
          provider={provider}
          libraryOnly={libraryOnly}
          suggests={turns.length === 0}
          earlier={listEarlierTurns(turns)}
          urgent={[...new Set(urgentLines.map(({ id }) => id))]}
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
      <SourceSheet source={sheet.source} />
      {turns.length === 0 && <SuggestedQuestions disabled={running} onSuggest={suggest} />}
    </>
  );
}

function SuggestedQuestions({
  disabled,
  onSuggest,
}: {
  disabled: boolean;
  onSuggest: (question: string) => void;
}) {
  return (
    <section className="section suggested-section" aria-labelledby="suggested-questions">
      <h2 id="suggested-questions">{chat.suggestedTitle}</h2>
      <ul>
        {MORE_SUGGESTED.map((question) => (
          <li key={question}>
            <AskButton
              className="suggested-row"
              question={question}
              disabled={disabled}
              onSuggest={onSuggest}
            >
              <Icon name="arrow-right" />
            </AskButton>
          </li>
        ))}
      </ul>
    </section>
  );
}

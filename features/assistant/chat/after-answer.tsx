// Below the last answer: its follow-up questions, which take the place of the suggestions, and
// actions such as retry and edit. Nothing where there are only the numbers to call.
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import * as chat from '../messages/chat.ts';
import { isOnlyUrgent, isStoppedEmpty } from './chat-turn.ts';
import { AskButton } from './composer.tsx';
import type { Turn } from './turn.ts';

type Props = {
  turn: Turn;
  /** Set when another jurisdiction was selected after the answer. */
  newJurisdictionName: string | null;
  onSuggest: (question: string) => void;
  onRetry: () => void;
  onEdit: () => void;
  onNew: () => void;
};

export function AfterAnswer({
  turn,
  newJurisdictionName,
  onSuggest,
  onRetry,
  onEdit,
  onNew,
}: Props) {
  const { followUps, choices } = turn.answer;
  if (isOnlyUrgent(turn.answer) && turn.status === 'done' && choices?.purpose !== 'clarify')
    return null;
  return (
    <div className="after-answer">
      {followUps.length > 0 && (
        <fieldset className="follow-ups">
          <legend>{chat.followUps}</legend>
          {followUps.map((question) => (
            <AskButton
              key={question}
              className="chip follow-up"
              question={question}
              onSuggest={onSuggest}
            />
          ))}
        </fieldset>
      )}
      <div className="turn-actions js-only">
        {newJurisdictionName && (
          <Action
            icon="map-pin"
            text={chat.askAgainFor(newJurisdictionName)}
            onPress={onRetry}
            main
          />
        )}
        {turn.status !== 'done' && <Action icon="rotate-ccw" text={chat.retry} onPress={onRetry} />}
        {!isStoppedEmpty(turn) && <Action icon="pencil" text={chat.edit} onPress={onEdit} />}
        {turn.status === 'error' && (
          <Action icon="message-square-plus" text={chat.newChat} onPress={onNew} />
        )}
      </div>
    </div>
  );
}

function Action({
  icon,
  text,
  onPress,
  main = false,
}: {
  icon: IconName;
  text: string;
  onPress: () => void;
  main?: boolean;
}) {
  return (
    <button type="button" className={main ? 'button' : 'button quiet'} onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

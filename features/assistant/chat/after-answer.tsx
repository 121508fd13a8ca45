// Below the last answer: follow-up questions, and actions such as retry and edit.
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import { chat } from '../messages.ts';
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

export function AfterAnswer({ turn, newJurisdictionName, onSuggest, onRetry, onEdit, onNew }: Props) {
  const { followUps } = turn.answer;
  return (
    <div className="after-answer">
      {followUps.length > 0 && <h3>{chat.followUps}</h3>}
      {followUps.map((question) => (
        <AskButton key={question} className="follow-up" question={question} onSuggest={onSuggest}>
          <Icon name="arrow-right" />
        </AskButton>
      ))}
      <div className="turn-actions js-only">
        {newJurisdictionName && <Action icon="map-pin" text={chat.askAgainFor(newJurisdictionName)} onPress={onRetry} main />}
        {turn.status !== 'done' && <Action icon="rotate-ccw" text={chat.retry} onPress={onRetry} />}
        <Action icon="pencil" text={chat.edit} onPress={onEdit} />
        <Action icon="message-square-plus" text={chat.newChat} onPress={onNew} />
      </div>
    </div>
  );
}

function Action({ icon, text, onPress, main = false }: { icon: IconName; text: string; onPress: () => void; main?: boolean }) {
  return (
    <button type="button" className={main ? 'button' : 'button quiet'} onClick={onPress}>
      <Icon name={icon} />
      {text}
    </button>
  );
}

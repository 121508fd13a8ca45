// Below the last answer: where one could go from here, and what can be done about the question.
import { Icon } from '#app/ui/icon.tsx';
import type { IconName } from '#app/ui/icon-names.ts';
import { chat } from '../messages.ts';
import { AskButton } from './composer.tsx';
import type { Turn } from './turn.ts';

type Props = {
  turn: Turn;
  /** Another state was chosen since. */
  place: string | null;
  onSuggest: (question: string) => void;
  onAgain: () => void;
  onEdit: () => void;
  onNew: () => void;
};

export function AfterAnswer({ turn, place, onSuggest, onAgain, onEdit, onNew }: Props) {
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
        {place && <Action icon="map-pin" text={chat.askAgainFor(place)} onPress={onAgain} main />}
        {turn.status !== 'done' && <Action icon="rotate-ccw" text={chat.retry} onPress={onAgain} />}
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

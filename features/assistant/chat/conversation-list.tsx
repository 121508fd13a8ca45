// Earlier conversations of a signed-in user, to open or delete: a sheet that the panel's bar opens.
import { Form, Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import * as chat from '../messages/chat.ts';
import { LocalTime } from './local-time.tsx';
import { clearRememberedChat } from './remembered-chat.ts';

const MAX_VISIBLE = 8;

/**
 * `last`: its last question, which tells conversations that began alike apart. `changedOn`: ISO
 * date and time.
 */
export type ConversationLine = {
  id: string;
  title: string;
  last: string;
  questions: number;
  changedOn: string;
};

export function ConversationList({
  id,
  conversations,
  open,
}: {
  id: string;
  conversations: ConversationLine[];
  open: string | null;
}) {
  return (
    <section id={id} popover="auto" className="conversations" aria-labelledby={`${id}-title`}>
      <div className="conversations-head">
        <h2 id={`${id}-title`}>{chat.conversations}</h2>
        <Button kind="quiet" popoverTarget={id} popoverTargetAction="hide">
          {chat.closeConversations}
        </Button>
      </div>
      <p className="meta">
        {conversations.length > 0 ? chat.conversationsNote : chat.conversationsNone}
      </p>
      <Lines lines={conversations.slice(0, MAX_VISIBLE)} open={open} />
      {conversations.length > MAX_VISIBLE && (
        <details>
          <summary className="onward">
            {chat.conversationsMore(conversations.length - MAX_VISIBLE)}
          </summary>
          <Lines lines={conversations.slice(MAX_VISIBLE)} open={open} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines, open }: { lines: ConversationLine[]; open: string | null }) {
  return (
    <ul>
      {lines.map(({ id, title, last, questions, changedOn }) => (
        <li key={id}>
          <Link to={`/chatbot?conversation=${id}`} aria-current={id === open ? 'true' : undefined}>
            <span className="conversation-title">{title}</span>{' '}
            {questions > 1 && <span className="conversation-last">{chat.lastAsked(last)} </span>}
            <span className="meta">
              <LocalTime iso={changedOn} /> · {chat.questions(questions)}
            </span>
          </Link>
          <Form method="post" action="/chatbot" onSubmit={() => clearRememberedChat(id)}>
            <input type="hidden" name="delete" value={id} />
            <button
              type="submit"
              className="icon-button"
              aria-label={chat.removeOne(title)}
              title={chat.remove}
            >
              <Icon name="trash-2" />
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

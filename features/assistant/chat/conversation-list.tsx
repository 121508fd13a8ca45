// Earlier conversations of a signed-in user, to open or delete.
import { Form, Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { formatLongDate } from '#lib/dates.ts';
import { chat } from '../messages.ts';
import { clearRememberedChat } from './remembered-chat.ts';

const MAX_VISIBLE = 8;

export type ConversationLine = { id: string; title: string; changedOn: string };

export function ConversationList({ conversations, open }: { conversations: ConversationLine[]; open: string | null }) {
  return (
    <section className="section conversations" aria-labelledby="conversations">
      <h2 id="conversations">{chat.conversations}</h2>
      <p className="meta">{conversations.length > 0 ? chat.conversationsNote : chat.conversationsNone}</p>
      <Lines lines={conversations.slice(0, MAX_VISIBLE)} open={open} />
      {conversations.length > MAX_VISIBLE && (
        <details>
          <summary className="onward">{chat.conversationsMore(conversations.length - MAX_VISIBLE)}</summary>
          <Lines lines={conversations.slice(MAX_VISIBLE)} open={open} />
        </details>
      )}
    </section>
  );
}

function Lines({ lines, open }: { lines: ConversationLine[]; open: string | null }) {
  return (
    <ul>
      {lines.map(({ id, title, changedOn }) => (
        <li key={id}>
          <Link to={`/chatbot?conversation=${id}`} aria-current={id === open ? 'true' : undefined}>
            {title} <span className="meta">{formatLongDate(changedOn)}</span>
          </Link>
          <Form method="post" action="/chatbot" onSubmit={() => clearRememberedChat(id)}>
            <input type="hidden" name="delete" value={id} />
            <button type="submit" className="icon-button" aria-label={chat.removeOne(title)} title={chat.remove}>
              <Icon name="trash-2" />
            </button>
          </Form>
        </li>
      ))}
    </ul>
  );
}

// The bar of the panel: the title, with the page's title and notice folded in once there is a
// conversation; the state; quick exit; and what concerns the whole chat, which on a phone opens as
// a sheet. Sheets are native popovers, so they open without JavaScript.
import { Link } from 'react-router';
import { Button } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import type { Jurisdiction } from '#legal/jurisdictions.ts';
import * as chat from '../messages/chat.ts';
import { formatChat, formatChatFileName } from './chat-text.ts';
import { type ConversationLine, ConversationList } from './conversation-list.tsx';
import { StateChoice } from './state-choice.tsx';
import type { Site, Turn } from './turn.ts';

const MENU = 'chat-menu';
const CONVERSATIONS = 'chat-conversations';

type Props = {
  turns: Turn[];
  site: Site;
  state: Jurisdiction;
  running: boolean;
  /** Null for visitors, whose conversations are not stored. */
  conversations: ConversationLine[] | null;
  open: string | null;
  onState: (state: Jurisdiction) => void;
  onNew: () => void;
};

export function PanelHeader({
  turns,
  site,
  state,
  running,
  conversations,
  open,
  onState,
  onNew,
}: Props) {
  const text = () => formatChat(turns, site);
  const folded = turns.length > 0;
  return (
    <header className="panel-header">
      <div className="panel-title">
        {folded ? <h1>{chat.title}</h1> : <h2>{chat.panel}</h2>}
        {folded && (
          <p role="note">
            <b>{chat.important}.</b> {chat.importantShort}{' '}
            <span className="more">{chat.importantMore}</span>
          </p>
        )}
      </div>
      <div className="panel-tools">
        <StateChoice state={state} disabled={running} onPick={onState} />
        <QuickExit />
        <Button
          kind="quiet"
          className="menu-button"
          popoverTarget={MENU}
          aria-label={chat.menu}
          title={chat.menu}
        >
          <Icon name="ellipsis" />
        </Button>
        <div id={MENU} popover="auto" className="chat-menu">
          {folded && (
            <Link
              className="tool"
              to="/chatbot"
              title={chat.newChat}
              onClick={(event) => {
                event.preventDefault();
                document.getElementById(MENU)?.hidePopover?.();
                onNew();
              }}
            >
              <Icon name="message-square-plus" />
              <span>{chat.newChat}</span>
            </Link>
          )}
          {conversations && (
            <button type="button" className="tool" popoverTarget={CONVERSATIONS}>
              <Icon name="message-square-text" />
              <span>{chat.conversationsButton}</span>
            </button>
          )}
          <button
            type="button"
            className="tool icon-only js-only"
            title={chat.download}
            onClick={() => saveFile(formatChatFileName(new Date()), text())}
          >
            <Icon name="download" />
            <span>{chat.download}</span>
          </button>
          <button
            type="button"
            className="tool icon-only js-only"
            title={chat.share}
            onClick={() => share(text())}
          >
            <Icon name="share-2" />
            <span>{chat.share}</span>
          </button>
        </div>
      </div>
      {conversations && (
        <ConversationList id={CONVERSATIONS} conversations={conversations} open={open} />
      )}
    </header>
  );
}

function saveFile(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/plain;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1000);
}

async function share(text: string): Promise<void> {
  if (!navigator.share) {
    alert(chat.shareUnsupported);
    return;
  }
  // Rejects when the user closes the share sheet.
  await navigator.share({ title: chat.title, text }).catch(() => {});
}

// Header of the panel: title, quick exit, and actions for the whole chat.
import { Icon } from '#app/ui/icon.tsx';
import { QuickExit } from '#features/library/ui/quick-exit.tsx';
import { chat } from '../messages.ts';
import { formatChat, formatChatFileName } from './chat-text.ts';
import type { Site, Turn } from './turn.ts';

type Props = { turns: Turn[]; site: Site; reading: boolean; onReading: () => void };

export function PanelHeader({ turns, site, reading, onReading }: Props) {
  const text = () => formatChat(turns, site);
  return (
    <header className="panel-header">
      <h2>{chat.panel}</h2>
      <QuickExit />
      <button
        type="button"
        className="icon-button js-only reading-toggle"
        aria-label={chat.readingView}
        title={chat.readingView}
        aria-pressed={reading}
        onClick={onReading}
      >
        <Icon name="book-open" />
      </button>
      <button
        type="button"
        className="icon-button js-only"
        aria-label={chat.download}
        title={chat.download}
        onClick={() => saveFile(formatChatFileName(new Date()), text())}
      >
        <Icon name="download" />
      </button>
      <button type="button" className="icon-button js-only" aria-label={chat.share} title={chat.share} onClick={() => share(text())}>
        <Icon name="share-2" />
      </button>
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

// The head of the page until the first question; then title and notice are in the panel's bar.
import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import { PageHeader } from '#app/ui/page-header.tsx';
import * as chat from '../messages/chat.ts';

export function ChatTitle() {
  return (
    <>
      <div className="running-line">
        <span>{chat.running}</span>
        <i>{chat.motto}</i>
      </div>
      <PageHeader title={chat.title} className="chat-title">
        <Notice role="note">
          <b>{chat.important}.</b> {chat.importantText} <Link to="/paper">{chat.toPaper}</Link>
        </Notice>
      </PageHeader>
    </>
  );
}

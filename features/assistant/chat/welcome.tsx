// The assistant's welcome. It names the AI provider and the library-only option before any question
// is sent.

import { Link } from 'react-router';
import { Notice } from '#app/ui/notice.tsx';
import * as chat from '../messages/chat.ts';

export function Welcome({ siteName, provider }: { siteName: string; provider: string | null }) {
  const privacy = (
    <>
      {provider ? chat.privacyProvider(provider) : chat.privacyLibrary} {chat.quickExit}{' '}
      <Link to="/privacy-policy">{chat.privacyMore}</Link>
      {' · '}
      <Link to="/accuracy">{chat.accuracyMore}</Link>
    </>
  );
  return (
    <article className="answer welcome">
      <p className="byline">
        <b>{siteName}</b>
      </p>
      <div className="answer-text">
        <p>{chat.welcome}</p>
        <p>{chat.welcomeHow}</p>
        {provider ? <Notice>{privacy}</Notice> : <p className="quiet-notice">{privacy}</p>}
      </div>
    </article>
  );
}

// The work of an account, by kind, with a way to all of it and to something new. Saved cases have
// their own list beside it.
import { Link } from 'react-router';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import type { Dashboard, WorkLine } from './dashboard.ts';
import * as texts from './messages/dashboard.ts';
import { WorkList } from './work-list.tsx';

type PartLink = { to: string; text: string };

export function DashboardParts({ work }: { work: Dashboard | null }) {
  if (!work) return <Notice kind="caution">{texts.notLoaded}</Notice>;
  return (
    <>
      {work.nextDate && <WorkList lines={[work.nextDate]} named />}
      <WorkPart
        id="documents"
        title={texts.draftsTitle}
        lines={work.drafts}
        none={texts.noDrafts}
        links={[
          ...(work.drafts.length > 0 ? [{ to: '/documents/drafts', text: texts.allDrafts }] : []),
          { to: '/documents', text: texts.startDocument },
          { to: '/documents/parties', text: texts.parties },
        ]}
      />
      <WorkPart
        id="conversations"
        title={texts.conversationsTitle}
        lines={work.conversations}
        none={texts.noConversations}
        links={[
          {
            to: '/chatbot',
            text: work.conversations.length > 0 ? texts.allConversations : texts.startConversation,
          },
        ]}
      />
      <WorkPart
        id="results"
        title={texts.resultsTitle}
        lines={work.results}
        none={texts.noResults}
        links={[{ to: '/research/saved-results', text: texts.allResults }]}
      />
    </>
  );
}

function WorkPart({
  id,
  title,
  lines,
  none,
  links,
}: {
  id: string;
  title: string;
  lines: WorkLine[];
  none: string;
  links: PartLink[];
}) {
  return (
    <section className="account-part" aria-labelledby={id}>
      <h2 id={id}>{title}</h2>
      {lines.length > 0 ? <WorkList lines={lines} /> : <p className="text-ink-2">{none}</p>}
      <ul className="work-links">
        {links.map(({ to, text }) => (
          <li key={to}>
            <Link className="onward" to={to}>
              {text} <Icon name="arrow-right" />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

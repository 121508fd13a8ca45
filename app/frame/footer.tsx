// The footer: links, the newsletter form, the disclaimer.
import { Link } from 'react-router';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import type { FrameData } from './frame-data.server.ts';
import { Mark } from './mark.tsx';
import * as frame from './messages/frame.ts';

const QUICK_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/chatbot', label: 'AI Chatbot' },
  { to: '/topics', label: 'Legal Topics' },
  { to: '/faq', label: 'FAQ' },
  { to: '/resources', label: 'Resources' },
  { to: '/law', label: 'The Law' },
];

const TOOLS = [
  { to: '/deadlines', label: 'Count a deadline' },
  { to: '/citations', label: 'Check citations' },
  { to: '/paper', label: 'Read my paper' },
  { to: '/documents', label: 'Write a letter' },
  { to: '/dictionary', label: 'Look up a word' },
];

export function Footer({ data }: { data: FrameData }) {
  return (
    <footer className="footer">
      <div className="footer-band" />
      <div className="page-width">
        <div className="footer-grid">
          <div>
            <Link className="logo" to="/">
              <Mark />
              {data.siteName}
            </Link>
            <p>
              {frame.blurb} {frame.questionsAboutSite}{' '}
              {data.supportEmail ? (
                <a href={`mailto:${data.supportEmail}`}>{data.supportEmail}</a>
              ) : (
                <Link to="/support">{frame.supportForm}</Link>
              )}
            </p>
            <p>
              <Link to="/help">{frame.whoCanHelp}</Link>
            </p>
          </div>
          <LinkColumn title={frame.quickLinks} links={QUICK_LINKS} />
          <LinkColumn title={frame.tools} links={TOOLS} />
          <LinkColumn
            title={frame.footerTopics}
            links={data.footerTopics.map(({ id, title }) => ({
              to: `/topics/${id}`,
              label: title,
            }))}
          />
          <NewsletterForm place="footer" />
        </div>
        <div className="colophon">
          <p>{frame.disclaimer(data.siteName)}</p>
          <nav aria-label="About this site">
            <Link to="/privacy-policy">Privacy</Link>
            <Link to="/terms">Terms</Link>
            <Link to="/accessibility">Accessibility</Link>
            <Link to="/developers">Developers</Link>
          </nav>
          <p>
            © {data.year} {data.siteName}. {frame.typefaces}
          </p>
        </div>
      </div>
    </footer>
  );
}

function LinkColumn({ title, links }: { title: string; links: { to: string; label: string }[] }) {
  return (
    <nav aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {links.map(({ to, label }) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

// The footer: links, the newsletter form, the disclaimer.
import { Link } from 'react-router';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import type { FrameData } from './frame-data.server.ts';
import { Mark } from './mark.tsx';
import { frame } from './messages.ts';

const QUICK_LINKS = [
  { to: '/', label: 'Home' },
  { to: '/chatbot', label: 'AI Chatbot' },
  { to: '/topics', label: 'Legal Topics' },
  { to: '/faq', label: 'FAQ' },
  { to: '/resources', label: 'Resources' },
  { to: '/law', label: 'The Law' },
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
          <nav aria-label={frame.quickLinks}>
            <h2>{frame.quickLinks}</h2>
            <ul>
              {QUICK_LINKS.map(({ to, label }) => (
                <li key={to}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <nav aria-label={frame.footerTopics}>
            <h2>{frame.footerTopics}</h2>
            <ul>
              {data.footerTopics.map((topic) => (
                <li key={topic.id}>
                  <Link to={`/topics/${topic.id}`}>{topic.title}</Link>
                </li>
              ))}
            </ul>
          </nav>
          <NewsletterForm place="footer" />
        </div>
        <div className="colophon">
          <p>{frame.disclaimer(data.siteName)}</p>
          <nav aria-label="About this site">
            <Link to="/privacy-policy">Privacy</Link>
            <Link to="/terms">Terms</Link>
            <Link to="/accessibility">Accessibility</Link>
          </nav>
          <p>
            © {data.year} {data.siteName}. {frame.typefaces}
          </p>
        </div>
      </div>
    </footer>
  );
}

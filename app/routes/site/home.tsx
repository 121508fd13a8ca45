import { Link, useRouteLoaderData } from 'react-router';
import { ContinueWork } from '#features/dashboard/continue-work.tsx';
import { listTopics } from '#features/library/list-topics.server.ts';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import * as home from '#features/topics/messages/home.ts';
import { Shelf } from '#features/topics/shelf.tsx';
import { viewStateHelp } from '#features/topics/state/view-state-help.server.ts';
import { TopicCard } from '#features/topics/topic-card.tsx';
import { formatTelHref } from '#lib/phone.ts';
import type { FrameData } from '../../frame/frame-data.server.ts';
import { SHORTCUTS } from '../../frame/messages/tables.ts';
import { pageMeta } from '../../frame/page-meta.ts';
import { getVisit } from '../../http/context.ts';
import type { RouteHandle } from '../../http/route-handle.ts';
import dashboardCss from '../../styles/dashboard.css?url';
import homeCss from '../../styles/home.css?url';
import shelfCss from '../../styles/shelf.css?url';
import volumeCss from '../../styles/volume.css?url';
import { ButtonLink } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Route } from './+types/home';

const TOPICS_SHOWN = 6;

export const handle = { shared: 'members', sitemap: true } satisfies RouteHandle;
export const links: Route.LinksFunction = () => [
  { rel: 'stylesheet', href: volumeCss },
  { rel: 'stylesheet', href: shelfCss },
  { rel: 'stylesheet', href: homeCss },
  { rel: 'stylesheet', href: dashboardCss },
];

export function loader({ context }: Route.LoaderArgs) {
  const { deps, caller } = getVisit(context);
  const hotlines = deps.library.hotlines
    .filter((h) => h.home)
    .map(({ id, label, phone, organization }) => ({ id, label, phone, organization }));
  const help = viewStateHelp(deps, caller.jurisdiction);
  const here = help && {
    name: help.name,
    slug: help.slug,
    offices: help.legalAid.map(({ id, organization, phone, url }) => ({
      id,
      organization,
      phone,
      url,
    })),
  };
  return { topics: listTopics(deps), hotlines, here };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: home.title, description: home.lead, path: '/' });

export default function Home({ loaderData: { topics, hotlines, here } }: Route.ComponentProps) {
  const signedIn = useRouteLoaderData<{ frame: FrameData }>('root')?.frame.signedIn;
  return (
    <>
      {signedIn && <ContinueWork />}
      <section className="hero page-width">
        <h1>{home.title}</h1>
        <div className="hero-grid">
          <div className="grid gap-6">
            <p className="lead">{home.lead}</p>
            <SearchBox placeholder={home.searchPlaceholder} />
            <div className="-mt-2 flex flex-wrap justify-between gap-x-6 gap-y-2">
              <div className="often">
                <span>{home.often}</span>
                {SHORTCUTS.map(({ label, query }) => (
                  <Link key={label} to={`/search?q=${encodeURIComponent(query)}`}>
                    {label}
                  </Link>
                ))}
              </div>
              <div className="flex w-full flex-wrap gap-3 md:w-auto">
                <ButtonLink className="grow md:grow-0" to="/chatbot">
                  <Icon name="message-square-text" />
                  {home.tryAssistant}
                </ButtonLink>
                <ButtonLink kind="quiet" className="grow md:grow-0" to="/topics">
                  {home.browseTopics}
                </ButtonLink>
              </div>
            </div>
          </div>
          <aside className="ribbon-slip" aria-labelledby="urgent-help">
            <h2 id="urgent-help">{home.urgentTitle}</h2>
            <p>{home.urgentText}</p>
            <ButtonLink className="urgent-button mt-3 w-full" to="/urgent">
              <Icon name="phone" />
              {home.urgentLink}
            </ButtonLink>
            <div className="flex flex-wrap gap-x-6">
              <Link className="onward" to="/paper">
                {home.paperLink} <Icon name="arrow-right" />
              </Link>
              <Link className="onward" to="/help">
                {home.whoCanHelp} <Icon name="arrow-right" />
              </Link>
            </div>
          </aside>
        </div>
        <Shelf topics={topics} label={home.shelfLabel} />
        <p className="shelf-note">
          <span className="hidden min-[60rem]:inline">{home.shelfNote}</span>
          <span className="min-[60rem]:hidden">{home.shelfNotePhone}</span>
        </p>
      </section>

      <section className="section page-width" aria-labelledby="tools">
        <div className="heading-row">
          <h2 id="tools">{home.tools}</h2>
        </div>
        <ul className="tools">
          {home.toolList.map(({ to, icon, title, text }) => (
            <li key={to}>
              <Link to={to}>
                <Icon name={icon} />
                <b>{title}</b>
                <span>{text}</span>
              </Link>
            </li>
          ))}
        </ul>
      </section>

      <section className="section page-width">
        <div className="heading-row">
          <h2>{home.popularTopics}</h2>
          <Link className="onward" to="/topics" aria-label="View All topics">
            {home.viewAll} <Icon name="arrow-right" />
          </Link>
        </div>
        <div className="volumes">
          {topics.slice(0, TOPICS_SHOWN).map((topic) => (
            <TopicCard key={topic.id} topic={topic} />
          ))}
        </div>
      </section>

      <section className="section page-width">
        <div className="heading-row">
          <h2>{home.howItWorks}</h2>
        </div>
        <ol className="steps">
          {home.steps.map((step, index) => (
            <li key={step.title}>
              <span className="numeral" aria-hidden="true">
                {index + 1}
              </span>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </ol>
      </section>

      <section className="section page-width" id="help">
        <div className="two-columns">
          <div className="grid content-start gap-4">
            <h2>{home.helpTitle}</h2>
            <p className="lead">{home.helpLead}</p>
            <h3 className="small-caps-label mt-2 font-sans text-tag">{home.hotlines}</h3>
            <ul className="leaders -mt-3">
              {hotlines.map((line) => (
                <li key={line.id}>
                  <span>{line.label}</span>
                  <span className="dots" />
                  <a href={formatTelHref(line.phone)} title={line.organization}>
                    {line.phone}
                  </a>
                </li>
              ))}
            </ul>
            {here && (
              <>
                <h3 className="small-caps-label mt-2 font-sans text-tag">
                  {home.legalAidIn(here.name)}
                </h3>
                <ul className="leaders -mt-3">
                  {here.offices.map((office) => (
                    <li key={office.id}>
                      <span>{office.organization}</span>
                      <span className="dots" />
                      {office.phone ? (
                        <a href={formatTelHref(office.phone)}>{office.phone}</a>
                      ) : (
                        <a href={office.url}>{home.website}</a>
                      )}
                    </li>
                  ))}
                </ul>
                <Link className="onward" to={`/states/${here.slug}`}>
                  {home.lawIn(here.name)} <Icon name="arrow-right" />
                </Link>
              </>
            )}
            <div className="flex flex-wrap gap-3 pt-2">
              <ButtonLink to="/resources">
                <Icon name="life-buoy" />
                {home.findHelp}
              </ButtonLink>
              <ButtonLink kind="quiet" to="/help">
                <Icon name="map-pin" />
                {home.whoCanHelp}
              </ButtonLink>
            </div>
          </div>
          <div className="paper-slip">
            <NewsletterForm place="home" />
          </div>
        </div>
      </section>
    </>
  );
}

import { Link } from 'react-router';
import { ButtonLink } from '#app/ui/button.tsx';
import { Icon } from '#app/ui/icon.tsx';
import { NewsletterForm } from '#features/newsletter/newsletter-form.tsx';
import { SearchBox } from '#features/search/search-box.tsx';
import { formatTelHref } from '#lib/phone.ts';
import * as home from '../messages/home.ts';
import { Shelf } from '../shelf.tsx';
import { TopicCard } from '../topic-card.tsx';
import type { HomePageView } from './get-home-page.server.ts';

const TOPICS_SHOWN = 6;

export function HomePage({ page: { topics, hotlines, here } }: { page: HomePageView }) {
  return (
    <>
      <section className="hero page-width">
        <h1>{home.title}</h1>
        <div className="hero-grid">
          <div className="grid gap-6">
            <p className="lead">{home.lead}</p>
            <SearchBox placeholder={home.searchPlaceholder} />
            <div className="-mt-2 flex flex-wrap justify-between gap-x-6 gap-y-2">
              <div className="often">
                <span>{home.often}</span>
                {home.shortcuts.map(({ label, query }) => (
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

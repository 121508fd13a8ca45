// A motion laid out like the printed document: caption, centered headings, numbered facts, table of
// authorities, signature lines. The draft notice is above the page, the sources are below it.
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { Notice } from '#app/ui/notice.tsx';
import { BackToText, sourceId } from '#features/grounding/source-mark.tsx';
import { listMotionSentences } from '../list-motion-sentences.ts';
import * as motionPage from '../messages/motion-page.ts';
import { motionSourceKinds } from '../messages/tables.ts';
import type { MotionBlock, MotionSection, MotionSource } from '../motion.ts';
import { BlankList, toBlockAnchor } from './blank-list.tsx';
import { MOTION_ID, MotionSentence, TextWithBlanks } from './motion-sentence.tsx';
import type { MotionView } from './motion-view.ts';

type SourceNumbers = { sourceNumbers: ReadonlySet<number> };

type Props = {
  view: MotionView;
  siteUrl: string;
  /** Copy, print and export buttons. */
  actions?: ReactNode;
  children?: ReactNode;
};

export function MotionDocument({ view, siteUrl, actions, children }: Props) {
  const { sections, sources, notices, writer } = view;
  const sourceNumbers = new Set(sources.map(({ n }) => n));
  const noticeSection = sections.find(({ id }) => id === 'notice');
  const documentSections = sections.filter(
    ({ id, blocks }) => id !== 'notice' && blocks.length > 0,
  );
  const used = listUsedSources(sections);
  const writerText =
    writer?.provider && isWrittenByModel(sections)
      ? motionPage.fromModel(writer.provider)
      : motionPage.fromLibrary;
  return (
    <div className="motion answer-page" id={`answer-${MOTION_ID}`}>
      {writer && (
        <p className="byline">
          {[writerText, used.size > 0 && motionPage.sourceCount(used.size)]
            .filter(Boolean)
            .join(' · ')}
        </p>
      )}
      {notices.map(({ notice, text }) =>
        notice === 'library-only' ? (
          <p key={text} className="quiet-notice">
            {text}
          </p>
        ) : (
          <Notice key={text} kind="caution" icon="circle-alert">
            {text}
          </Notice>
        ),
      )}
      {noticeSection && (
        <DraftNote section={noticeSection} sourceNumbers={sourceNumbers} cited={used.size > 0} />
      )}
      {actions}
      <BlankList sections={sections} />
      {documentSections.length > 0 && (
        <div className="motion-desk">
          <article className="motion-sheet" aria-label={view.title}>
            {documentSections.map((section) => (
              <DocumentSection key={section.id} section={section} sourceNumbers={sourceNumbers} />
            ))}
          </article>
        </div>
      )}
      {children}
      <SourceList sources={sources} used={used} siteUrl={siteUrl} />
    </div>
  );
}

/** Read from the sentences: a connected model may fail or stay silent. */
function isWrittenByModel(sections: MotionSection[]): boolean {
  const checks = sections
    .flatMap(({ blocks }) => blocks.flatMap(listMotionSentences))
    .map(({ check }) => check);
  return checks.some(
    (check) => check === 'supported' || check === 'unverified' || check === 'struck',
  );
}

function DraftNote({
  section,
  sourceNumbers,
  cited,
}: { section: MotionSection; cited: boolean } & SourceNumbers) {
  return (
    <Notice kind="caution" icon="file-pen-line" as="div">
      <div className="draft-note">
        {section.blocks.map((block) => (
          <Block key={block.id} block={block} sourceNumbers={sourceNumbers} />
        ))}
        <ul className="draft-legend" aria-label={motionPage.legend}>
          <li>
            <mark>{motionPage.legendBlank}</mark> {motionPage.legendBlankText}
          </li>
          <li>
            <span className="cite verified">{motionPage.legendCite}</span>{' '}
            {motionPage.legendCiteText}
          </li>
          {cited && (
            <li>
              <sup className="source-mark">1</sup> {motionPage.legendMark}
            </li>
          )}
        </ul>
      </div>
    </Notice>
  );
}

function DocumentSection({
  section: { id, mark, title, blocks },
  sourceNumbers,
}: { section: MotionSection } & SourceNumbers) {
  return (
    <section className={`sheet-section ${id}`}>
      <h3 className={id === 'caption' ? 'sr-only' : undefined}>
        {mark ? `${mark}. ${title}` : title}
      </h3>
      {blocks.map((block) => (
        <Block key={block.id} block={block} sourceNumbers={sourceNumbers} />
      ))}
    </section>
  );
}

function Block({ block, sourceNumbers }: { block: MotionBlock } & SourceNumbers) {
  const id = toBlockAnchor(block.id);
  switch (block.kind) {
    case 'caption':
      return (
        <div className="court-caption" id={id}>
          <Lines className="caption-court" lines={block.court} />
          <Lines className="caption-parties" lines={block.parties} />
          <Lines className="caption-facts" lines={block.facts} />
          <p className="caption-title">
            <TextWithBlanks text={block.title} />
          </p>
        </div>
      );
    case 'heading':
      return (
        <h4 id={id}>
          <TextWithBlanks text={block.text} />
        </h4>
      );
    case 'authorities':
      return (
        <>
          <h4>{block.group}</h4>
          <ul className="motion-authorities">
            {block.entries.map(({ label, sections, href }) => (
              <li key={label}>
                <span>
                  {href ? (
                    <a href={href} target="_blank" rel="noopener noreferrer">
                      {label}
                      <span className="sr-only"> {motionPage.newTab}</span>
                    </a>
                  ) : (
                    label
                  )}
                </span>
                <i aria-hidden="true" />
                <span>{sections.join(', ')}</span>
              </li>
            ))}
          </ul>
        </>
      );
    case 'signature':
      return <Lines className="sign-here" id={id} lines={block.lines} />;
    case 'numbered':
      return (
        <p className="numbered" id={id}>
          <span>{block.number}.</span>
          <span>
            <Sentences block={block} sourceNumbers={sourceNumbers} />
          </span>
        </p>
      );
    case 'paragraph':
      return (
        <p id={id}>
          <Sentences block={block} sourceNumbers={sourceNumbers} />
        </p>
      );
  }
}

function Lines({ lines, className, id }: { lines: string[]; className: string; id?: string }) {
  return (
    <div className={className} id={id}>
      {lines.map((line, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one block may be equal and never change order
        <p key={index}>
          <TextWithBlanks text={line} />
        </p>
      ))}
    </div>
  );
}

function Sentences({ block, sourceNumbers }: { block: MotionBlock } & SourceNumbers) {
  return listMotionSentences(block).map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only appended
    <MotionSentence key={index} sentence={sentence} sourceNumbers={sourceNumbers} />
  ));
}

function SourceList({
  sources,
  used,
  siteUrl,
}: {
  sources: MotionSource[];
  used: Set<number>;
  siteUrl: string;
}) {
  const usedSources = sources.filter(({ n }) => used.has(n));
  if (usedSources.length === 0) return null;
  return (
    <section aria-labelledby="motion-sources">
      <h3 id="motion-sources">{motionPage.sources}</h3>
      <ol className="authority-cards">
        {usedSources.map(({ n, kind, title, note, passage, href }) => (
          <li key={n} id={sourceId(MOTION_ID, n)} className="source-card" tabIndex={-1}>
            <BackToText n={n} turnId={MOTION_ID} />
            <div>
              <p className="card-kind">
                {note ? `${motionSourceKinds[kind]} · ${note}` : motionSourceKinds[kind]}
              </p>
              <p className="card-title">{title}</p>
              <blockquote>{passage}</blockquote>
              {href && (
                <>
                  <a href={href} target="_blank" rel="noopener noreferrer">
                    {motionPage.openSource} <Icon name="external-link" />
                    <span className="sr-only">
                      {n} {motionPage.newTab}
                    </span>
                  </a>
                  <span className="printed-address">
                    {href.startsWith('/') ? siteUrl + href : href}
                  </span>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const listUsedSources = (sections: MotionSection[]) =>
  new Set(
    sections.flatMap(({ blocks }) =>
      blocks
        .flatMap(listMotionSentences)
        .flatMap(({ check, sources }) => (check === 'struck' ? [] : sources)),
    ),
  );

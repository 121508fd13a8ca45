// A motion as the paper it is to become: caption, headings in the middle, numbered facts, a table of authorities with its leaders, lines
// to sign on. The note that it is a draft stands above the sheet, the sources below it.
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { BackToText, sourceId } from '#features/grounding/source-mark.tsx';
import { sentencesOf } from './list-motion-sentences.ts';
import type { MotionBlock, MotionSection, MotionSource } from './motion.ts';
import { MOTION, MotionSentence, WithBlanks } from './motion-sentence.tsx';
import type { MotionView } from './motion-view.ts';
import { motionPage, motionSourceKinds } from './page-messages.ts';

type Known = { known: ReadonlySet<number> };

type Props = { view: MotionView; siteUrl: string /** What can be done with it. */; actions?: ReactNode; children?: ReactNode };

export function MotionSheet({ view, siteUrl, actions, children }: Props) {
  const { sections, sources, notices, writer } = view;
  const known = new Set(sources.map(({ n }) => n));
  const draft = sections.find(({ id }) => id === 'notice');
  const paper = sections.filter(({ id, blocks }) => id !== 'notice' && blocks.length > 0);
  const used = usedIn(sections);
  const by = writer?.by === 'model' && writer.provider ? motionPage.fromModel(writer.provider) : motionPage.fromLibrary;
  return (
    <div className="motion answer-page" id={`answer-${MOTION}`}>
      {writer && <p className="byline">{[by, used.size > 0 && motionPage.sourceCount(used.size)].filter(Boolean).join(' · ')}</p>}
      {notices.map(({ notice, text }) => (
        <p key={text} className={notice === 'library-only' ? 'quiet-notice' : 'notice caution'}>
          {notice !== 'library-only' && <Icon name="circle-alert" />}
          <span>{text}</span>
        </p>
      ))}
      {draft && <DraftNote section={draft} known={known} cited={used.size > 0} />}
      {actions}
      {paper.length > 0 && (
        <div className="motion-desk">
          <article className="motion-sheet" aria-label={view.title}>
            {paper.map((section) => (
              <SheetSection key={section.id} section={section} known={known} />
            ))}
          </article>
        </div>
      )}
      {children}
      <SourceList sources={sources} used={used} siteUrl={siteUrl} />
    </div>
  );
}

function DraftNote({ section, known, cited }: { section: MotionSection; cited: boolean } & Known) {
  return (
    <div className="notice caution">
      <Icon name="file-pen-line" />
      <div className="draft-note">
        {section.blocks.map((block) => (
          <Block key={block.id} block={block} known={known} />
        ))}
        <ul className="draft-legend" aria-label={motionPage.legend}>
          <li>
            <mark>{motionPage.legendBlank}</mark> {motionPage.legendBlankText}
          </li>
          <li>
            <span className="cite verified">{motionPage.legendCite}</span> {motionPage.legendCiteText}
          </li>
          {cited && (
            <li>
              <sup className="source-mark">1</sup> {motionPage.legendMark}
            </li>
          )}
        </ul>
      </div>
    </div>
  );
}

function SheetSection({ section: { id, mark, title, blocks }, known }: { section: MotionSection } & Known) {
  return (
    <section className={`sheet-section ${id}`}>
      <h3 className={id === 'caption' ? 'sr-only' : undefined}>{mark ? `${mark}. ${title}` : title}</h3>
      {blocks.map((block) => (
        <Block key={block.id} block={block} known={known} />
      ))}
    </section>
  );
}

function Block({ block, known }: { block: MotionBlock } & Known) {
  switch (block.kind) {
    case 'caption':
      return (
        <div className="court-caption">
          <Lines className="caption-court" lines={block.court} />
          <Lines className="caption-parties" lines={block.parties} />
          <Lines className="caption-facts" lines={block.facts} />
          <p className="caption-title">
            <WithBlanks text={block.title} />
          </p>
        </div>
      );
    case 'heading':
      return (
        <h4>
          <WithBlanks text={block.text} />
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
      return <Lines className="sign-here" lines={block.lines} />;
    case 'numbered':
      return (
        <p className="numbered">
          <span>{block.number}.</span>
          <span>
            <Sentences block={block} known={known} />
          </span>
        </p>
      );
    case 'paragraph':
      return (
        <p>
          <Sentences block={block} known={known} />
        </p>
      );
  }
}

function Lines({ lines, className }: { lines: string[]; className: string }) {
  return (
    <div className={className}>
      {lines.map((line, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one block may be alike and never change places
        <p key={at}>
          <WithBlanks text={line} />
        </p>
      ))}
    </div>
  );
}

function Sentences({ block, known }: { block: MotionBlock } & Known) {
  return sentencesOf(block).map((sentence, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
    <MotionSentence key={at} sentence={sentence} known={known} />
  ));
}

function SourceList({ sources, used, siteUrl }: { sources: MotionSource[]; used: Set<number>; siteUrl: string }) {
  const shown = sources.filter(({ n }) => used.has(n));
  if (shown.length === 0) return null;
  return (
    <section aria-labelledby="motion-sources">
      <h3 id="motion-sources">{motionPage.sources}</h3>
      <ol className="authority-cards">
        {shown.map(({ n, kind, title, note, passage, href }) => (
          <li key={n} id={sourceId(MOTION, n)} className="source-card" tabIndex={-1}>
            <BackToText n={n} turnId={MOTION} />
            <div>
              <p className="card-kind">{note ? `${motionSourceKinds[kind]} · ${note}` : motionSourceKinds[kind]}</p>
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
                  <span className="printed-address">{href.startsWith('/') ? siteUrl + href : href}</span>
                </>
              )}
            </div>
          </li>
        ))}
      </ol>
    </section>
  );
}

const usedIn = (sections: MotionSection[]) =>
  new Set(
    sections.flatMap(({ blocks }) => blocks.flatMap(sentencesOf).flatMap(({ check, sources }) => (check === 'struck' ? [] : sources))),
  );

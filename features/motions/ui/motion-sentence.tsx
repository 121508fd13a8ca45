// A sentence of a motion: blanks are marked, checked citations are underlined links, and source
// numbers follow. Unverified and struck sentences say so in words.
import type { ReactNode } from 'react';
import { StatusBadge } from '#features/citations/ui/status-badge.tsx';
import { Citation, Verdict } from '#features/grounding/sentence-parts.tsx';
import { SourceMark } from '#features/grounding/source-mark.tsx';
import * as motionPage from '../messages/motion-page.ts';
import type { MotionSentence as Sentence } from '../motion.ts';
import { splitBlanks } from '../split-blanks.ts';

/** The `turnId` of source marks and cards. A constant, because a page shows one motion. */
export const MOTION_ID = 'motion';

type Props = {
  sentence: Sentence;
  /** Numbers of the sources that have a card. */
  sourceNumbers: ReadonlySet<number>;
};

export function MotionSentence({ sentence, sourceNumbers }: Props) {
  const { check, why, text } = sentence;
  const marks = sentence.sources
    .filter((n) => sourceNumbers.has(n))
    .map((n) => <SourceMark key={n} n={n} turnId={MOTION_ID} />);
  if (check === 'struck') {
    return (
      <span className="sentence struck">
        <del>{text}</del>{' '}
        <Verdict status="struck" label={motionPage.struck} why={why ?? motionPage.struckWhy} />{' '}
      </span>
    );
  }
  return (
    <span className={`sentence${check === 'unverified' ? ' unverified' : ''}`}>
      <span className="claim">{renderCitations(sentence)}</span>
      {marks}{' '}
      {check === 'unverified' && (
        <Verdict
          status="unverified"
          label={motionPage.unverified}
          why={why ?? motionPage.unverifiedWhy}
        />
      )}{' '}
    </span>
  );
}

/**
 * Verified citations get an underline and screen-reader text instead of a status badge, to keep the
 * page quiet.
 */
function renderCitations({ text, citations = [] }: Sentence): ReactNode[] {
  const parts: ReactNode[] = [];
  let offset = 0;
  for (const citation of citations) {
    const { start, end, status } = citation;
    if (start < offset) continue;
    const isVerified = status === 'verified' || status === 'found_live';
    parts.push(
      <TextWithBlanks key={`${offset}-text`} text={text.slice(offset, start)} />,
      <Citation key={start} citation={citation} newTab={motionPage.newTab}>
        {text.slice(start, end)}
        {isVerified ? (
          <span className="sr-only"> {motionPage.checked}</span>
        ) : (
          <StatusBadge status={status} />
        )}
      </Citation>,
    );
    offset = end;
  }
  return [...parts, <TextWithBlanks key="rest" text={text.slice(offset)} />];
}

export function TextWithBlanks({ text }: { text: string }) {
  return splitBlanks(text).map(({ blank, text: piece }, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text never change order
    blank ? <mark key={index}>{piece}</mark> : piece,
  );
}

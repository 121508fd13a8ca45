// A sentence of a motion: blanks marked, checked citations underlined and open, the numbers of its sources after it. What was not
// confirmed, and what was taken out, say so right there, in words.
import type { ReactNode } from 'react';
import { StatusSeal } from '#features/citations/status-badge.tsx';
import { Citation, Verdict } from '#features/grounding/sentence-parts.tsx';
import { SourceMark } from '#features/grounding/source-mark.tsx';
import type { MotionSentence as Sentence } from './motion.ts';
import { motionPage } from './page-messages.ts';
import { splitBlanks } from './split-blanks.ts';

/** In the ids of marks and cards: there is one motion on a page. */
export const MOTION = 'motion';

type Props = { sentence: Sentence /** Numbers that lead to a card. */; known: ReadonlySet<number> };

export function MotionSentence({ sentence, known }: Props) {
  const { check, why, text } = sentence;
  const marks = sentence.sources.filter((n) => known.has(n)).map((n) => <SourceMark key={n} n={n} turnId={MOTION} />);
  if (check === 'struck') {
    return (
      <span className="sentence struck">
        <del>{text}</del> <Verdict status="struck" label={motionPage.struck} why={why ?? motionPage.struckWhy} />{' '}
      </span>
    );
  }
  return (
    <span className={`sentence${check === 'unverified' ? ' unverified' : ''}`}>
      <span className="claim">{withCitations(sentence)}</span>
      {marks}{' '}
      {check === 'unverified' && <Verdict status="unverified" label={motionPage.unverified} why={why ?? motionPage.unverifiedWhy} />}{' '}
    </span>
  );
}

/** The rest of the page is calm only if what is good needs no seal: a solid line says it, and the words are there to be heard. */
function withCitations({ text, citations = [] }: Sentence): ReactNode[] {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const citation of citations) {
    const { start, end, status } = citation;
    if (start < at) continue;
    const good = status === 'verified' || status === 'found_live';
    parts.push(
      <WithBlanks key={`${at}-text`} text={text.slice(at, start)} />,
      <Citation key={start} citation={citation} newTab={motionPage.newTab}>
        {text.slice(start, end)}
        {good ? <span className="sr-only"> {motionPage.checked}</span> : <StatusSeal status={status} />}
      </Citation>,
    );
    at = end;
  }
  return [...parts, <WithBlanks key="rest" text={text.slice(at)} />];
}

export function WithBlanks({ text }: { text: string }) {
  return splitBlanks(text).map(({ blank, text: piece }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text, which never change places
    blank ? <mark key={at}>{piece}</mark> : piece,
  );
}

// One sentence with the numbers of its sources. Unverified and struck sentences say so in words,
// icon and line style, because color alone is not accessible.
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { StatusBadge } from '#features/citations/ui/status-badge.tsx';
import type { AnswerSentence as Sentence } from './answer.ts';
import * as checked from './messages/checked.ts';
import { Citation, Verdict } from './sentence-parts.tsx';
import { SourceMark } from './source-mark.tsx';

/** `marked` is false when the next sentence has the same sources and shows the numbers for both. */
type Props = { sentence: Sentence; turnId: string; marked: boolean };

export function AnswerSentence({ sentence, turnId, marked }: Props) {
  const { check, why, text } = sentence;
  const marks = (marked ? sentence.sources : []).map((n) => (
    <SourceMark key={n} n={n} turnId={turnId} />
  ));
  if (check === 'struck') {
    return (
      <span className="sentence struck">
        <del>{text}</del>{' '}
        <Verdict status="struck" label={checked.struck} why={why ?? checked.struckWhy} />{' '}
      </span>
    );
  }
  if (check === 'unverified') {
    return (
      <span className="sentence unverified">
        <span className="claim">{renderCitations(sentence)}</span>
        {marks}{' '}
        <Verdict
          status="unverified"
          label={checked.unverified}
          why={why ?? checked.unverifiedWhy}
        />{' '}
      </span>
    );
  }
  const content = sentence.href ? (
    <Link to={sentence.href}>{text}</Link>
  ) : (
    renderCitations(sentence)
  );
  return (
    <span className="sentence">
      {sentence.lead ? <b>{content}</b> : content}
      {marks}{' '}
    </span>
  );
}

/** The text with its citations of law as links, each with its verdict. */
function renderCitations({ text, citations = [] }: Sentence): ReactNode {
  const parts: ReactNode[] = [];
  let offset = 0;
  for (const citation of citations) {
    const { start, end, status } = citation;
    if (start < offset) continue;
    parts.push(
      text.slice(offset, start),
      <Citation key={start} citation={citation} newTab={checked.newTab}>
        {text.slice(start, end)} <StatusBadge status={status} />
      </Citation>,
    );
    offset = end;
  }
  return [...parts, text.slice(offset)];
}

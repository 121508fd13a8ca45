// One sentence, with the numbers of its sources. What was not confirmed, and what was taken out, say so right there, in
// words, shape and line: a colour alone tells nobody anything.
import type { ReactNode } from 'react';
import { StatusSeal } from '#features/citations/status-badge.tsx';
import type { AnswerSentence as Sentence } from './answer.ts';
import { checked } from './messages.ts';
import { Citation, Verdict } from './sentence-parts.tsx';
import { SourceMark } from './source-mark.tsx';

/** `marked`: false when the next one rests on the same, and its numerals stand for both. */
type Props = { sentence: Sentence; turnId: string; marked: boolean };

export function AnswerSentence({ sentence, turnId, marked }: Props) {
  const { check, why, text } = sentence;
  const marks = (marked ? sentence.sources : []).map((n) => <SourceMark key={n} n={n} turnId={turnId} />);
  if (check === 'struck') {
    return (
      <span className="sentence struck">
        <del>{text}</del> <Verdict status="struck" label={checked.struck} why={why ?? checked.struckWhy} />{' '}
      </span>
    );
  }
  if (check === 'unverified') {
    return (
      <span className="sentence unverified">
        <span className="claim">{withCitations(sentence)}</span>
        {marks} <Verdict status="unverified" label={checked.unverified} why={why ?? checked.unverifiedWhy} />{' '}
      </span>
    );
  }
  return (
    <span className="sentence">
      {withCitations(sentence)}
      {marks}{' '}
    </span>
  );
}

/** Citations of law inside the text: underlined, with their verdict, linked to where they can be read. */
function withCitations({ text, citations = [] }: Sentence): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const citation of citations) {
    const { start, end, status } = citation;
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <Citation key={start} citation={citation} newTab={checked.newTab}>
        {text.slice(start, end)} <StatusSeal status={status} />
      </Citation>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}

// One sentence, with the numbers of its sources. What was not confirmed, and what was taken out, say so right there, in
// words, shape and line: a colour alone tells nobody anything.
import type { ReactNode } from 'react';
import { Icon } from '#app/ui/icon.tsx';
import { StatusSeal } from '#features/citations/status-seal.tsx';
import type { AnswerSentence as Sentence } from './answer.ts';
import { chat } from './messages.ts';
import { SourceMark } from './source-mark.tsx';

/** `marked`: false when the next one rests on the same, and its numerals stand for both. */
type Props = { sentence: Sentence; turnId: string; marked: boolean };

export function AnswerSentence({ sentence, turnId, marked }: Props) {
  const { check, why, text } = sentence;
  const marks = (marked ? sentence.sources : []).map((n) => <SourceMark key={n} n={n} turnId={turnId} />);
  if (check === 'struck') {
    return (
      <span className="sentence struck">
        <del>{text}</del> <Verdict status="struck" why={why ?? chat.struckWhy} />{' '}
      </span>
    );
  }
  if (check === 'unverified') {
    return (
      <span className="sentence unverified">
        <span className="claim">{withCitations(sentence)}</span>
        {marks} <Verdict status="unverified" why={why ?? chat.unverifiedWhy} />{' '}
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

function Verdict({ status, why }: { status: 'struck' | 'unverified'; why: string }) {
  return (
    <span className={`sentence-verdict ${status}`}>
      <b>
        <Icon name={status === 'struck' ? 'circle-x' : 'circle-alert'} />
        {status === 'struck' ? chat.struck : chat.unverified}:
      </b>{' '}
      {why}
    </span>
  );
}

/** Citations of law inside the text: underlined, with their verdict, linked to where they can be read. */
function withCitations({ text, citations = [] }: Sentence): ReactNode {
  const parts: ReactNode[] = [];
  let at = 0;
  for (const { start, end, status, href, sentence } of citations) {
    if (start < at) continue;
    const inside = (
      <>
        {text.slice(start, end)} <StatusSeal status={status} />
      </>
    );
    parts.push(
      text.slice(at, start),
      href ? (
        <a key={start} className={`cite ${status}`} href={href} title={sentence} target="_blank" rel="noopener noreferrer">
          {inside}
          <span className="sr-only"> {chat.newTab}</span>
        </a>
      ) : (
        <span key={start} className={`cite ${status}`} title={sentence}>
          {inside}
        </span>
      ),
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}

// The text of an answer: headings, paragraphs and lists in the order in which they came, notices where they happened.
import { Icon } from '#app/ui/icon.tsx';
import type { AnswerSentence } from './answer.ts';
import { AnswerSentence as SentenceView } from './answer-sentence.tsx';
import type { BlockPart, NoticePart } from './answer-view.ts';

type Part = BlockPart | NoticePart;
type Group = { kind: 'bullet' | 'step'; items: BlockPart[] } | { kind: 'single'; part: Part };

export function AnswerBody({ parts, turnId, writing }: { parts: Part[]; turnId: string; writing: boolean }) {
  const groups = groupLists(parts);
  const sentences = (block: BlockPart, last: boolean) => (
    <>
      {block.sentences.map((sentence, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
        <SentenceView key={at} sentence={sentence} turnId={turnId} marked={!isSameGround(sentence, block.sentences[at + 1])} />
      ))}
      {writing && last && <span className="caret" aria-hidden="true" />}
    </>
  );
  return (
    <div className="answer-body">
      {groups.map((group, at) => {
        const last = at === groups.length - 1;
        if (group.kind !== 'single') {
          const items = group.items.map((block, item) => (
            <li key={block.block}>{sentences(block, last && item === group.items.length - 1)}</li>
          ));
          return group.kind === 'step' ? <ol key={keyOf(group)}>{items}</ol> : <ul key={keyOf(group)}>{items}</ul>;
        }
        const { part } = group;
        if (part.type === 'notice') return <Notice key={part.text} part={part} />;
        if (part.kind === 'heading') return <h3 key={part.block}>{sentences(part, false)}</h3>;
        return (
          <p key={part.block} className={part.section === 'short' ? 'short-answer' : undefined}>
            {sentences(part, last)}
          </p>
        );
      })}
    </div>
  );
}

/** A run of sentences from one place carries its numeral once, at its end, as a book does. */
function isSameGround(sentence: AnswerSentence, next: AnswerSentence | undefined): boolean {
  return next !== undefined && next.check === sentence.check && next.sources.join() === sentence.sources.join();
}

/** Neighbouring bullets, and neighbouring steps, are one list. */
function groupLists(parts: Part[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const before = groups.at(-1);
    if (part.type === 'notice' || (part.kind !== 'bullet' && part.kind !== 'step')) groups.push({ kind: 'single', part });
    else if (before?.kind === part.kind) before.items.push(part);
    else groups.push({ kind: part.kind, items: [part] });
  }
  return groups;
}

const keyOf = (group: { items: BlockPart[] }) => `list ${group.items[0]?.block}`;

const CAUTION: ReadonlySet<NoticePart['notice']> = new Set(['provider-failed', 'empty-reply']);

function Notice({ part: { notice, text } }: { part: NoticePart }) {
  if (notice === 'library-only') return <p className="quiet-notice">{text}</p>;
  return (
    <p className={`notice${CAUTION.has(notice) ? ' caution' : ''}`}>
      <Icon name={notice === 'asks-for-state' ? 'map-pin' : CAUTION.has(notice) ? 'circle-alert' : 'info'} />
      <span>{text}</span>
    </p>
  );
}

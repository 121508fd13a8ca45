// The text of an answer: headings, paragraphs, lists and notices in order of arrival.
import { Notice } from '#app/ui/notice.tsx';
import type { AnswerSentence } from './answer.ts';
import { AnswerSentence as SentenceView } from './answer-sentence.tsx';
import type { BlockPart, NoticePart } from './answer-view.ts';

type Part = BlockPart | NoticePart;
type Group = { kind: 'bullet' | 'step'; items: BlockPart[] } | { kind: 'single'; part: Part };

export function AnswerBody({
  parts,
  turnId,
  writing,
}: {
  parts: Part[];
  turnId: string;
  writing: boolean;
}) {
  const groups = groupLists(parts);
  const renderSentences = (block: BlockPart, isLast: boolean) => (
    <>
      {block.sentences.map((sentence, index) => (
        <SentenceView
          // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only ever added at the end
          key={index}
          sentence={sentence}
          turnId={turnId}
          marked={!hasSameSources(sentence, block.sentences[index + 1])}
        />
      ))}
      {writing && isLast && <span className="caret" aria-hidden="true" />}
    </>
  );
  return (
    <div className="answer-body">
      {groups.map((group, index) => {
        const isLast = index === groups.length - 1;
        if (group.kind !== 'single') {
          const items = group.items.map((block, itemIndex) => (
            <li key={block.block}>
              {renderSentences(block, isLast && itemIndex === group.items.length - 1)}
            </li>
          ));
          return group.kind === 'step' ? (
            <ol key={getListKey(group)}>{items}</ol>
          ) : (
            <ul key={getListKey(group)}>{items}</ul>
          );
        }
        const { part } = group;
        if (part.type === 'notice') return <AnswerNotice key={part.text} part={part} />;
        if (part.kind === 'heading')
          return <h3 key={part.block}>{renderSentences(part, false)}</h3>;
        return (
          <p key={part.block} className={part.section === 'short' ? 'short-answer' : undefined}>
            {renderSentences(part, isLast)}
          </p>
        );
      })}
    </div>
  );
}

/** Consecutive sentences with the same sources show the numbers once, after the last one. */
function hasSameSources(sentence: AnswerSentence, next: AnswerSentence | undefined): boolean {
  return (
    next !== undefined &&
    next.check === sentence.check &&
    next.sources.join() === sentence.sources.join()
  );
}

/** Adjacent bullets form one list, and so do adjacent steps. */
function groupLists(parts: Part[]): Group[] {
  const groups: Group[] = [];
  for (const part of parts) {
    const previous = groups.at(-1);
    if (part.type === 'notice' || (part.kind !== 'bullet' && part.kind !== 'step'))
      groups.push({ kind: 'single', part });
    else if (previous?.kind === part.kind) previous.items.push(part);
    else groups.push({ kind: part.kind, items: [part] });
  }
  return groups;
}

const getListKey = (group: { items: BlockPart[] }) => `list ${group.items[0]?.block}`;

const CAUTION: ReadonlySet<NoticePart['notice']> = new Set(['provider-failed', 'empty-reply']);

function AnswerNotice({ part: { notice, text } }: { part: NoticePart }) {
  if (notice === 'library-only') return <p className="quiet-notice">{text}</p>;
  return (
    <Notice
      kind={CAUTION.has(notice) ? 'caution' : 'neutral'}
      icon={notice === 'asks-for-state' ? 'map-pin' : CAUTION.has(notice) ? 'circle-alert' : 'info'}
    >
      {text}
    </Notice>
  );
}

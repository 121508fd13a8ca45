// The prose that a model wrote for one part: paragraphs and lists in order, each sentence with its
// sources and verdict.
import { AnswerSentence } from '#features/grounding/answer-sentence.tsx';
import type { ProseBlock } from './analysis-view.ts';

/** The `turnId` of source marks and cards. A constant, because a page shows one result. */
export const RESULT_ID = 'result';

export function AnalysisProse({ blocks }: { blocks: ProseBlock[] }) {
  if (blocks.length === 0) return null;
  return (
    <div className="answer-body">
      {groupLists(blocks).map((group) => {
        const [first] = group;
        if (!first) return null;
        if (first.kind === 'bullet' || first.kind === 'step') {
          const List = first.kind === 'step' ? 'ol' : 'ul';
          return (
            <List key={first.block}>
              {group.map((block) => (
                <li key={block.block}>
                  <Sentences block={block} />
                </li>
              ))}
            </List>
          );
        }
        return (
          <p key={first.block} className={first.kind === 'heading' ? 'prose-heading' : undefined}>
            <Sentences block={first} />
          </p>
        );
      })}
    </div>
  );
}

function Sentences({ block }: { block: ProseBlock }) {
  return block.sentences.map((sentence, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: sentences are only appended
    <AnswerSentence key={index} sentence={sentence} turnId={RESULT_ID} marked />
  ));
}

/** Adjacent bullets form one list, and so do adjacent steps. */
function groupLists(blocks: ProseBlock[]): ProseBlock[][] {
  const groups: ProseBlock[][] = [];
  for (const block of blocks) {
    const last = groups.at(-1);
    const inList = block.kind === 'bullet' || block.kind === 'step';
    if (inList && last?.[0]?.kind === block.kind) last.push(block);
    else groups.push([block]);
  }
  return groups;
}

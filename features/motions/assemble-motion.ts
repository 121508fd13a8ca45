// A motion from its template, the caption, the facts and what was found for them: the same input always gives the same motion. Sentences
// of law come from the library with their citations; facts are the person's own words; all else is a blank. Citations are checked and
// the table of authorities is made afterwards, by whoever can look them up.
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { STATES } from '#legal/jurisdictions.ts';
import { argumentBlocks } from './assemble-argument.ts';
import { type CaptionValues, captionBlock, captionValues, signatureBlock } from './caption.ts';
import type { Material } from './gathered-sources.ts';
import { plain, type Say, sayWith } from './join-words.ts';
import { titles, words } from './messages.ts';
import type { MotionBlock, MotionRequest, MotionSection, MotionSentence, SectionId } from './motion.ts';

const MARKS: Partial<Record<SectionId, string>> = { introduction: 'I', facts: 'II', standard: 'III', argument: 'IV', conclusion: 'V' };

export function assembleMotion(template: MotionTemplate, request: MotionRequest, material: Material): MotionSection[] {
  const values = captionValues(template, request.caption);
  const state = request.jurisdiction === 'General' ? undefined : STATES[request.jurisdiction];
  const say = sayWith(values);
  const paragraph = (id: string, sentences: MotionSentence[]): MotionBlock => ({ id, kind: 'paragraph', sentences });
  const blocks: [SectionId, MotionBlock[]][] = [
    ['notice', noticeBlocks(state, template)],
    ['caption', [captionBlock('caption//1', values, template.title)]],
    ['authorities', []],
    ['introduction', [paragraph('introduction//1', template.introduction.map(say))]],
    ['facts', factBlocks(material, template)],
    [
      'standard',
      [
        ...(state ? [paragraph('standard//state', [plain(words.stateStandard(state, template.stateRule))])] : []),
        ...template.standard.map((statement, at) => paragraph(`standard//${at + 1}`, [say(statement)])),
      ],
    ],
    ['argument', argumentBlocks(template, values, material, say)],
    ['conclusion', [paragraph('conclusion//1', template.conclusion.map(say)), signatureBlock('conclusion//2', values, words.respectfully)]],
    ...(template.conferral
      ? [
          ['conferral', [paragraph('conferral//1', template.conferral.map(say)), signatureBlock('conferral//2', values)]] as [
            SectionId,
            MotionBlock[],
          ],
        ]
      : []),
    [
      'service',
      [paragraph('service//1', [say({ text: words.service, cites: [...words.serviceCites] })]), signatureBlock('service//2', values)],
    ],
    ['order', orderBlocks(template, values, say)],
    ['blanks', []],
  ];
  return blocks.map(([id, list]) => ({ id, ...(MARKS[id] && { mark: MARKS[id] }), title: titles[id], blocks: list }));
}

function noticeBlocks(state: string | undefined, { stateRule }: MotionTemplate): MotionBlock[] {
  const texts = [words.draft, state ? words.inState(state, stateRule) : words.federal];
  return texts.map((text, at) => ({ id: `notice//${at + 1}`, kind: 'paragraph', sentences: [plain(text)] }));
}

function factBlocks({ facts }: Material, { factCite }: MotionTemplate): MotionBlock[] {
  return facts.map(({ n, text }) => {
    const sentences: MotionSentence[] = [{ text, sources: [], check: 'given' }, plain(factCite)];
    return { id: `facts//${n}`, kind: 'numbered', number: n, sentences };
  });
}

function orderBlocks({ title, order }: MotionTemplate, values: CaptionValues, say: Say): MotionBlock[] {
  const filled = (text: string) => say({ text, cites: [] });
  return [
    captionBlock('order//caption', values, words.orderTitle(title)),
    { id: 'order//recital', kind: 'paragraph', sentences: [filled(order.recital)] },
    { id: 'order//ordered', kind: 'paragraph', sentences: [plain(words.ordered)] },
    ...order.decrees.map(
      (decree, at): MotionBlock => ({
        id: `order//${at + 1}`,
        kind: 'numbered',
        number: at + 1,
        sentences: [filled(decree)],
      }),
    ),
    { id: 'order//signature', kind: 'signature', lines: [words.datedByJudge, words.line, values.judge] },
  ];
}

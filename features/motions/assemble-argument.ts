// The argument, element by element: the law of each element, the facts that bear on it, the claim's own elements and authorities where
// the motion turns on a claim, and last the cases that the search found. The side that moves decides whose authority comes first.
import type { MotionElement, MotionTemplate } from '#features/library/schema/motion-schema.ts';
import type { CaptionValues } from './caption.ts';
import type { Material } from './gathered-sources.ts';
import { plain, type Say, stated } from './join-words.ts';
import { words } from './messages.ts';
import type { MotionBlock, MotionSentence } from './motion.ts';
import { factsFor } from './select-facts.ts';

const MAX_CLAIMS = 2;
const MAX_OWN = 3;
const MAX_OTHERS = 2;

type Claim = Material['claims'][number];
type Stated = { text: string; cites: string[] };

export function argumentBlocks(template: MotionTemplate, values: CaptionValues, material: Material, say: Say): MotionBlock[] {
  const elements = template.elements.flatMap((element, at) => elementBlocks(template, element, letter(at), { values, material, say }));
  return [...elements, ...foundBlocks(material, letter(template.elements.length))];
}

const letter = (at: number) => String.fromCharCode('A'.charCodeAt(0) + at);

type Parts = { values: CaptionValues; material: Material; say: Say };

function elementBlocks(template: MotionTemplate, element: MotionElement, mark: string, { values, material, say }: Parts): MotionBlock[] {
  const id = (name: string) => `argument/${mark}/${name}`;
  const facts = factsFor(element.told, material.facts);
  const claims = element.claims ? material.claims.slice(0, MAX_CLAIMS) : [];
  return [
    { id: id('heading'), kind: 'heading', text: `${mark}. ${say({ text: element.heading, cites: [] }).text}` },
    { id: id('law'), kind: 'paragraph', sentences: element.sentences.map(say) },
    { id: id('facts'), kind: 'paragraph', sentences: [bearsOn(facts, element.missing)] },
    ...claims.flatMap((claim, at) => claimBlocks(template, claim, `${mark}.${at + 1}`, values, say)),
  ];
}

const bearsOn = (facts: number[], missing: string): MotionSentence => plain(facts.length > 0 ? words.bears(facts) : words.needed(missing));

function claimBlocks(
  { claimsLead, movingParty }: MotionTemplate,
  found: Claim,
  mark: string,
  values: CaptionValues,
  say: Say,
): MotionBlock[] {
  const id = (name: string) => `argument/${mark}/${name}`;
  const { claim } = found;
  const elements = claim.elements.map((element, at): MotionBlock => {
    const facts = found.elements.find((one) => one.id === element.id)?.facts ?? [];
    const sentences = [stated(element), bearsOn(facts, words.missingElement)];
    return { id: id(`element-${at + 1}`), kind: 'numbered', number: at + 1, sentences };
  });
  return [
    { id: id('heading'), kind: 'heading', text: `${mark}. ${words.claim(claim.name)}` },
    { id: id('law'), kind: 'paragraph', sentences: [stated(claim.summary), ...(claimsLead ? [say(claimsLead[values.side])] : [])] },
    {
      id: id('words'),
      kind: 'paragraph',
      sentences: [plain(words.plainWords), ...(claim.law === 'federal' ? [] : [plain(words.stateLaw)])],
    },
    ...elements,
    // Whoever is called plaintiff: a motion that defendants make stands against the claim.
    ...authorityBlocks(claim, movingParty === 'defendant' ? movingParty : values.side, id),
  ];
}

function authorityBlocks(claim: Claim['claim'], side: CaptionValues['side'], id: (name: string) => string): MotionBlock[] {
  const [ours, theirs] = side === 'defendant' ? [claim.against, claim.for] : [claim.for, claim.against];
  const [own, others] = side === 'unknown' ? [words.forClaim, words.againstClaim] : [words.forUs, words.againstUs];
  const answer = side === 'unknown' ? [] : [plain(words.answerIt)];
  return [...listed(id('own'), own, ours.slice(0, MAX_OWN), []), ...listed(id('others'), others, theirs.slice(0, MAX_OTHERS), answer)];
}

function listed(id: string, lead: string, list: Stated[], after: MotionSentence[]): MotionBlock[] {
  const lines = list.map(
    (one, at): MotionBlock => ({ id: `${id}-${at + 1}`, kind: 'numbered', number: at + 1, sentences: [stated(one), ...after] }),
  );
  return [{ id, kind: 'paragraph', sentences: [plain(`${lead}:`)] }, ...lines];
}

function foundBlocks({ cases }: Material, mark: string): MotionBlock[] {
  if (cases.length === 0) return [];
  return [
    { id: `argument/${mark}/heading`, kind: 'heading', text: `${mark}. ${words.found}` },
    { id: `argument/${mark}/lead`, kind: 'paragraph', sentences: [plain(words.foundLead)] },
    ...cases.map(
      ({ slug, citation, says }, at): MotionBlock => ({
        id: `argument/${mark}/${slug}`,
        kind: 'numbered',
        number: at + 1,
        sentences: [stated({ text: says, cites: [citation] }), plain(words.considerIt)],
      }),
    ),
  ];
}

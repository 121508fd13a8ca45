// The shapes of the events of an analysis or memo, as the stream of the API has them (docs/api.md).
import { z } from 'zod';
import { StatusShape } from '#features/citations/status-shape.ts';
import {
  BlockShape,
  EndShape,
  JurisdictionShape,
  SentenceShape,
  sourceShape,
  TopicsShape,
} from '#features/grounding/event-shape.ts';
import { SafetyLineShape, UrgentLineShape } from '#features/triage/urgent-shape.ts';
import type { ClaimFinding, ElementFinding } from './analysis.ts';

const text = z.string();
const numbers = z.array(z.int());
const Law = z.enum(['federal', 'state', 'both']);

const ElementShape: z.ZodType<ElementFinding> = z
  .strictObject({
    id: text,
    sentence: SentenceShape,
    status: z.enum(['spoken-to', 'missing']),
    facts: numbers,
    ask: text,
  })
  .meta({ id: 'ElementFinding' });
const Statements = z.array(z.strictObject({ sentence: SentenceShape }));

const ClaimShape: z.ZodType<ClaimFinding> = z
  .strictObject({
    id: text,
    name: text,
    law: Law,
    lawNotice: text.optional(),
    elements: z.array(ElementShape),
    for: Statements,
    against: Statements,
    found: numbers,
    decides: SentenceShape.optional(),
    limits: z.array(
      z.strictObject({
        sentence: SentenceShape,
        varies: z.boolean(),
        stateRule: z.strictObject({ text, href: text }).optional(),
      }),
    ),
    evidence: z.array(text),
    options: z.array(z.strictObject({ text, risk: text })),
    next: z.array(text),
  })
  .meta({ id: 'ClaimFinding' });

const Side = z.strictObject({ authorities: Statements, elements: z.array(ElementShape) });
const type = <T extends string>(name: T) => z.literal(name);

export const analysisEvents = [
  z.strictObject({
    type: type('begun'),
    kind: z.enum(['analysis', 'memo']),
    writer: z.enum(['library', 'model']),
    provider: text.optional(),
    model: text.optional(),
    jurisdiction: JurisdictionShape,
    safety: SafetyLineShape.optional(),
  }),
  z.strictObject({ type: type('urgent'), lines: z.array(UrgentLineShape) }),
  z.strictObject({
    type: type('facts'),
    facts: z.array(z.strictObject({ n: z.int(), text, start: z.int(), end: z.int() })),
  }),
  z.strictObject({
    type: type('issues'),
    issues: z.array(
      z.strictObject({
        id: text,
        name: text,
        topics: TopicsShape,
        law: Law,
        fit: z.enum(['likely', 'possible']),
        why: numbers,
        summary: SentenceShape,
        elements: z.strictObject({ all: z.int(), spokenTo: z.int() }),
      }),
    ),
  }),
  z.strictObject({
    type: type('sources'),
    sources: z.array(
      z.strictObject({
        ...sourceShape,
        kind: z.enum(['case', 'statute', 'regulation', 'rule', 'constitution', 'facts']),
        citation: text,
        status: StatusShape.optional(),
        bySearch: z.boolean().optional(),
        state: text.optional(),
        otherState: z.literal(true).optional(),
        limited: z.strictObject({ by: text, note: text }).optional(),
      }),
    ),
  }),
  z.strictObject({ type: type('law'), sources: numbers }),
  z.strictObject({ type: type('claim'), claim: ClaimShape }),
  z.strictObject({
    type: type('memo'),
    memo: z.strictObject({
      id: text,
      name: text,
      for: Side,
      against: Side,
      decides: SentenceShape.optional(),
    }),
  }),
  z.strictObject({
    type: type('help'),
    resources: z.array(
      z.strictObject({
        id: text,
        title: text,
        organization: text,
        href: text,
        state: text.optional(),
      }),
    ),
  }),
  z.strictObject({ type: type('block'), block: z.int(), kind: BlockShape, part: text }),
  z.strictObject({ type: type('sentence'), block: z.int(), sentence: SentenceShape }),
  z.strictObject({
    type: type('notice'),
    notice: z.enum([
      'library-only',
      'provider-failed',
      'empty-reply',
      'general',
      'state',
      'nothing-found',
      'not-civil',
    ]),
    text,
  }),
  z.strictObject({ type: type('ended'), how: EndShape }),
] as const;

// Writes the motions of FILE (JSON Lines of { id, motion, court, state, side, facts }) as the
// finished papers' text, one JSON line each, to be judged by readers: without an AI model, and with
// a claim only where one is chosen or clearly right, as on the page.
import { readFileSync } from 'node:fs';
import { MOTION_TYPES, type MotionType } from '#features/library/schema/motion-kinds.ts';
import { findOtherMotion } from '#features/motions/find-other-motion.ts';
import type { MotionRequest, MovingParty } from '#features/motions/motion.ts';
import { prepareMotion } from '#features/motions/prepare/prepare-motion.server.ts';
import { printableMotion } from '#features/motions/printable-motion.ts';
import { toText } from '#features/printing/to-text.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import { createTestDeps } from '#tests/harness/app/test-deps.ts';
import { openSearch } from './open-search.ts';

type Row = {
  id: string;
  motion: string;
  court?: string | null;
  state?: string | null;
  side?: string | null;
  facts: string;
  claim?: string;
};

export async function writeMotions({ file }: { file?: string | undefined }): Promise<number> {
  if (!file) throw new Error('Which FILE of motions?');
  const { index, embedders, library, close } = openSearch({ words: false });
  const search = { index, ...(embedders[0] && { embedder: embedders[0] }) };
  const deps = createTestDeps({ library, search });
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const row = JSON.parse(line) as Row;
    const request = toRequest(row);
    if (!request) {
      console.log(JSON.stringify({ id: row.id, unknown: row.motion }));
      continue;
    }
    const other = findOtherMotion(request.details, request.motionType);
    if (other) {
      console.log(JSON.stringify({ id: row.id, motion: request.motionType, asksFor: other }));
      continue;
    }
    const prepared = await prepareMotion(deps, request);
    console.log(
      JSON.stringify({
        id: row.id,
        motion: request.motionType,
        side: request.caption.movingParty,
        blanks: prepared?.motion.blanks.length,
        text: prepared && toText(printableMotion(prepared.motion)),
      }),
    );
  }
  await close();
  return 0;
}

const toPlain = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^a-z]+/g, ' ')
    .trim();

/** The names of the kinds that are written; any other motion is none of them. */
const KINDS: Record<string, MotionType> = {
  'summary judgment': 'summary-judgment',
  'motion for summary judgment': 'summary-judgment',
  'motion to dismiss': 'dismiss-failure-to-state',
  'dismiss for failure to state a claim': 'dismiss-failure-to-state',
  'compel discovery': 'compel-discovery',
  'motion to compel': 'compel-discovery',
  'motion to compel discovery': 'compel-discovery',
  continuance: 'continue-hearing',
  'continue hearing': 'continue-hearing',
  'continue a hearing': 'continue-hearing',
  'motion for continuance': 'continue-hearing',
  'set aside default': 'set-aside-default',
  'set aside a default': 'set-aside-default',
  'motion to set aside default': 'set-aside-default',
  'set aside default judgment': 'set-aside-default',
};

/** Undefined: none of the kinds that are written. */
function toRequest({ motion, facts, claim = '', ...row }: Row): MotionRequest | undefined {
  const [court, state, side] = [row.court ?? '', row.state ?? '', row.side ?? ''];
  const motionType = MOTION_TYPES.find((type) => type === motion) ?? KINDS[toPlain(motion)];
  if (!motionType) return undefined;
  const code = Object.entries(STATES).find(
    ([each, name]) => each === state.toUpperCase() || toPlain(name) === toPlain(state),
  )?.[0];
  const isFederal =
    /federal|united states|u\.s\.|district of|d\. [a-z]/i.test(court) || court === '';
  const isName = /court/i.test(court) && court.split(' ').length > 2;
  return {
    motionType,
    details: facts,
    jurisdiction: (code ?? 'General') as Jurisdiction,
    courtSystem: isFederal ? 'federal' : 'state',
    claim,
    claimText: '',
    caption: {
      court: isName ? court : '',
      district: '',
      plaintiff: '',
      defendant: '',
      caseNumber: '',
      movingParty: (toPlain(side).match(/plaintiff|defendant/)?.[0] ?? '') as MovingParty | '',
      judge: '',
      hearingDate: '',
    },
  };
}

// A motion request from a form or the API; every value has a maximum length. Missing values become
// empty strings, so the engine never sees an absent one.
import { z } from 'zod';
import { MOTION_TYPES } from '#features/library/schema/motion-kinds.ts';
import { type Jurisdiction, STATES } from '#legal/jurisdictions.ts';
import {
  MAX_CAPTION_FIELD_LENGTH,
  MAX_CLAIM_TEXT_LENGTH,
  MAX_DETAILS_LENGTH,
  MIN_DETAILS_LENGTH,
} from './motion.ts';

const field = z.string().max(MAX_CAPTION_FIELD_LENGTH).default('');
const jurisdiction = z.custom<Jurisdiction>(
  (value) => value === 'General' || (typeof value === 'string' && Object.hasOwn(STATES, value)),
);

const Caption = z.strictObject({
  court: field,
  district: field,
  plaintiff: field,
  defendant: field,
  caseNumber: field,
  movingParty: z.enum(['plaintiff', 'defendant', '']).default(''),
  judge: field,
  hearingDate: field,
});

/** `libraryOnly`: nothing is sent to an AI provider. */
export const MotionInput = z.strictObject({
  motionType: z.enum(MOTION_TYPES).default('summary-judgment'),
  details: z.string().trim().min(MIN_DETAILS_LENGTH).max(MAX_DETAILS_LENGTH),
  jurisdiction: jurisdiction.default('General'),
  caption: Caption.prefault({}),
  courtSystem: z.enum(['federal', 'state']).default('federal'),
  claim: z
    .string()
    .regex(/^[a-z0-9-]{0,100}$/)
    .default(''),
  claimText: z.string().trim().max(MAX_CLAIM_TEXT_LENGTH).default(''),
  libraryOnly: z.boolean().default(false),
});

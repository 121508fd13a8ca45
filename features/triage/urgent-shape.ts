// The shapes of urgent lines and of the safety line, as every door of the product gives them.
import { z } from 'zod';
import { DANGER_KINDS } from '#features/library/schema/danger-kinds.ts';
import type { SafetyLine } from './safety-line.ts';
import type { UrgentLine } from './urgent-line.ts';

const Hotline = z.strictObject({ label: z.string(), phone: z.string(), url: z.string() });

export const UrgentLineShape: z.ZodType<UrgentLine> = z
  .strictObject({
    id: z.string(),
    when: z.string().describe('What it is about.'),
    firstStep: z.string().describe('The acts and what explains them, as one text.'),
    acts: z.array(z.string()).optional().describe('At most four, in their order.'),
    more: z.string().optional(),
    kind: z.enum([...DANGER_KINDS, 'unclear']).optional(),
    lang: z.enum(['en', 'es']).optional().describe('`es` for a message in Spanish.'),
    unsure: z.literal(true).optional().describe('The model alone heard it, and not surely.'),
    hotline: Hotline.optional().describe('Whom to call.'),
  })
  .meta({ id: 'UrgentLine', description: 'Danger, or days to act. Show it before all else.' });

export const SafetyLineShape: z.ZodType<SafetyLine> = z
  .strictObject({ lang: z.enum(['en', 'es']), text: z.string(), hotlines: z.array(Hotline) })
  .meta({
    id: 'SafetyLine',
    description:
      'Only where the model of meaning cannot run: danger is then heard by rules alone, so show it above every answer.',
  });

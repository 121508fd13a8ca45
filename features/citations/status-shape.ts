import { z } from 'zod';
import { type CheckedCitation, STATUSES } from './schema.ts';

export const StatusShape = z.enum(STATUSES as [string, ...string[]]) as unknown as z.ZodType<
  CheckedCitation['status']
>;

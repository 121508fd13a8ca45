import { z } from 'zod';

export const PaperBody = z
  .object({
    text: z.string().describe('The text of the paper.'),
    state: z.string().optional().describe('Two letters, as in OH.'),
  })
  .meta({ id: 'PaperText' });

// Which question or guide of the library does a message ask for? Linear models over the vectors of
// the leads encoder, which training/tasks/leads.py fits together with its adapters on messages that
// were written for each item and on the library's own questions. starter-rows.ts fits it to the
// items as they are now.
import type { LinearModel } from '#lib/softmax-regression.ts';
import { readHeads } from './adapter-heads.ts';
import { hashModel } from './read-model.ts';

export type LeadModel = {
  /** One per adapter: a row of weights for each item. */
  heads: LinearModel[];
  /** `faq:…` and `guide:…`. */
  items: string[];
  /** Of the adapters: what was computed with others is of no use. */
  version: string;
};
export const noLeadModel: LeadModel = { heads: [], items: [], version: '' };

export function readLeadModel(folder: string): LeadModel {
  const { heads, classes } = readHeads(folder, 'leads');
  return heads.length === 0
    ? noLeadModel
    : { heads, items: classes, version: hashModel(folder, 'leads') };
}

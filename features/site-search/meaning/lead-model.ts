// Which question or guide of the library does a message ask for? Linear models over the vectors of
// the leads encoder, which training/train_leads.py fits together with its adapters on messages that
// were written for each item and on the library's own questions. An item that is newer than the
// model has no chance here; the ranking by meaning and words finds it as before.
import type { LinearModel } from '#lib/softmax-regression.ts';
import { readHeads } from './adapter-heads.ts';
import { readLeadItems } from './engine/adapter.ts';

export type LeadModel = {
  /** One per adapter: a row of weights for each item. */
  heads: LinearModel[];
  /** `faq:…` and `guide:…`. */
  items: string[];
};
export const noLeadModel: LeadModel = { heads: [], items: [] };

export const readLeadModel = (folder: string): LeadModel => ({
  heads: readHeads(folder, 'leads'),
  items: readLeadItems(folder),
});

// A library of a few items for tests, so that they say what they need and do not break when the real content is edited.
import type { Faq, Guide, Resource, Topic } from '#features/library/schema/schema.ts';
import { wordsOf } from '#lib/language/words.ts';
import { listItems, type SearchableLibrary } from './index/list-items.ts';
import { DIMENSIONS, toBytes, type VectorTable } from './meaning/vectors.ts';

const provenance = { sources: [{ title: 'Source', url: 'https://example.gov/' }], checkedOn: '2026-11-15', attorneyReviewed: false };

function topic(id: Topic['id'], title: string, description: string, questions: string[], keyTerms: string[] = []): Topic {
  return {
    ...{ id, order: 1, title, spine: title, description, category: 'Test Law', color: '#000000', icon: 'scale' },
    ...{ deadlines: [], urgent: [], questions, body: `## About\n\n${description}`, ...provenance },
    keyTerms: keyTerms.map((term) => ({ term, shortDefinition: `What ${term} is.`, definition: `${term} explained.` })),
  };
}

function faq(id: string, topicId: Topic['id'], question: string, body: string, questions: string[]): Faq {
  return { id, topic: topicId, question, related: [], questions, body, ...provenance };
}

function resource(id: string, title: string, description: string, more: Partial<Resource> = {}): Resource {
  return {
    ...{ id, title, organization: title, description, url: 'https://example.org/', type: 'Support', cost: 'Free' },
    ...{ topics: ['landlord-tenant'], tags: ['help'], questions: ['who can help'], confirmed: true, checkedOn: '2026-11-15' },
    ...more,
  };
}

const guide: Guide = {
  ...{ id: 'respond-to-a-ticket', topic: 'traffic-laws', title: 'How to respond to a traffic ticket' },
  ...{ description: 'From the day you get it to the hearing.', prerequisites: ['Your ticket', 'A calendar'] },
  steps: ['Read it', 'Choose', 'Go to court'].map((title) => ({
    title,
    content: `${title}, then write the date down.`,
    tips: [],
    warnings: [],
  })),
  resources: [{ title: 'Courts', url: 'https://example.gov/', description: 'Courts.' }],
  ...{ questions: ['got a speeding ticket'], ...provenance },
};

export const testLibrary: SearchableLibrary = {
  ...{ version: 'test', terms: [], cases: [] },
  topics: [
    topic(
      'landlord-tenant',
      'Landlord-Tenant Law',
      'Rent, repairs, deposits and eviction court.',
      ['landlord locked me out'],
      ['Eviction', 'Security deposit'],
    ),
    topic('traffic-laws', 'Traffic Laws', 'Tickets, points and DUI charges.', ['got a speeding ticket'], ['SR-22']),
    topic('immigration-law', 'Immigration Law', 'Visas, green cards and citizenship.', ['how do i get a green card']),
  ],
  faqs: [
    faq(
      'deposit',
      'landlord-tenant',
      'My landlord will not return my security deposit. What can I do?',
      'You can **demand it** in writing.\n\n1. Gather photos.\n2. Sue in small claims court.',
      ['no deposit back'],
    ),
    faq(
      'eviction',
      'landlord-tenant',
      'I got an eviction notice. What now?',
      'Read the date on the notice. An “eviction” needs a court order.',
      ['notice on my door'],
    ),
    faq(
      'citizen',
      'immigration-law',
      'When can I become a U.S. citizen?',
      'Most people file Form N-400 after five years under 8 U.S.C. § 1427.',
      ['how long with a green card'],
    ),
  ],
  guides: [guide],
  resources: [
    resource('lawhelp', 'LawHelp', 'Find free legal aid.', { tags: ['legal aid', 'free lawyer'] }),
    resource('tx-aid', 'Texas RioGrande Legal Aid', 'Free legal aid in Texas.', {
      state: 'TX',
      help: 'legal-aid',
      tags: ['legal aid', 'free lawyer'],
    }),
    resource('ny-aid', 'Legal Services NYC', 'Free legal aid in New York.', {
      state: 'NY',
      help: 'legal-aid',
      tags: ['legal aid', 'free lawyer'],
    }),
  ],
};

/** A stand-in for the model: texts with the same words have the same direction. */
export function wordVector(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS).fill(0.001);
  for (const { stem } of wordsOf(text)) {
    let place = 7;
    for (const letter of stem) place = (place * 31 + letter.charCodeAt(0)) % DIMENSIONS;
    vector[place] = (vector[place] as number) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

export function testVectors(library: SearchableLibrary): VectorTable {
  const texts = new Map(listItems(library).flatMap((item) => item.passages.map((p) => [p.hash, p.text])));
  const bytes = new Int8Array(texts.size * DIMENSIONS);
  const rowOf = new Map<string, number>();
  for (const [hash, text] of texts) {
    bytes.set(toBytes(wordVector(text)), rowOf.size * DIMENSIONS);
    rowOf.set(hash, rowOf.size);
  }
  return { rowOf, bytes };
}

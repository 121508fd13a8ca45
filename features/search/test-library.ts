// A library of a few items for tests, so that they do not break when the real content is edited.
import type { Faq, Guide, Resource, Topic } from '#features/library/schema/schema.ts';
import type { VectorTable } from '#features/models/vector-table.ts';
import { DIMENSIONS, toBytes } from '#features/models/vectors.ts';
import { tokenizeWords } from '#lib/language/words.ts';
import { listItems, type SearchableLibrary } from './index/list-items.ts';

const provenance = {
  sources: [{ title: 'Source', url: 'https://example.gov/' }],
  checkedOn: '2026-11-15',
  attorneyReviewed: false,
};

function createTopic(
  id: Topic['id'],
  title: string,
  description: string,
  questions: string[],
  keyTerms: string[] = [],
): Topic {
  return {
    id,
    order: 1,
    title,
    spine: title,
    description,
    category: 'Test Law',
    color: '#000000',
    icon: 'scale',
    deadlines: [],
    urgent: [],
    rules: [],
    questions,
    body: `## About\n\n${description}`,
    ...provenance,
    keyTerms: keyTerms.map((term) => ({
      term,
      shortDefinition: `What ${term} is.`,
      definition: `${term} explained.`,
    })),
  };
}

const unmarked = { rules: [], answeredBy: [], sides: [] };

function createFaq(
  id: string,
  topicId: Topic['id'],
  question: string,
  body: string,
  questions: string[],
): Faq {
  return { id, topic: topicId, question, related: [], ...unmarked, questions, body, ...provenance };
}

function createResource(
  id: string,
  title: string,
  description: string,
  more: Partial<Resource> = {},
): Resource {
  return {
    id,
    title,
    organization: title,
    description,
    url: 'https://example.org/',
    type: 'Support',
    cost: 'Free',
    topics: ['landlord-tenant'],
    tags: ['help'],
    questions: ['who can help'],
    confirmed: true,
    checkedOn: '2026-11-15',
    ...more,
  };
}

const guide: Guide = {
  id: 'respond-to-a-ticket',
  topic: 'traffic-laws',
  title: 'How to respond to a traffic ticket',
  description: 'From the day you get it to the hearing.',
  answeredBy: [],
  sides: [],
  prerequisites: ['Your ticket', 'A calendar'],
  steps: ['Read it', 'Choose', 'Go to court'].map((title) => ({
    title,
    content: `${title}, then write the date down.`,
    tips: [],
    warnings: [],
    rules: [],
    actions: [],
  })),
  resources: [{ title: 'Courts', url: 'https://example.gov/', description: 'Courts.' }],
  questions: ['got a speeding ticket'],
  ...provenance,
};

export const testLibrary: SearchableLibrary = {
  version: 'test',
  terms: [],
  cases: [],
  topics: [
    createTopic(
      'landlord-tenant',
      'Landlord-Tenant Law',
      'Rent, repairs, deposits and eviction court.',
      ['landlord locked me out'],
      ['Eviction', 'Security deposit'],
    ),
    createTopic(
      'traffic-laws',
      'Traffic Laws',
      'Tickets, points and DUI charges.',
      ['got a speeding ticket'],
      ['SR-22'],
    ),
    createTopic('immigration-law', 'Immigration Law', 'Visas, green cards and citizenship.', [
      'how do i get a green card',
    ]),
  ],
  faqs: [
    createFaq(
      'deposit',
      'landlord-tenant',
      'My landlord will not return my security deposit. What can I do?',
      'You can **demand it** in writing.\n\n1. Gather photos.\n2. Sue in small claims court.',
      ['no deposit back'],
    ),
    createFaq(
      'eviction',
      'landlord-tenant',
      'I got an eviction notice. What now?',
      'Read the date on the notice. An “eviction” needs a court order.',
      ['notice on my door'],
    ),
    createFaq(
      'citizen',
      'immigration-law',
      'When can I become a U.S. citizen?',
      'Most people file Form N-400 after five years under 8 U.S.C. § 1427.',
      ['how long with a green card'],
    ),
  ],
  guides: [guide],
  resources: [
    createResource('lawhelp', 'LawHelp', 'Find free legal aid.', {
      tags: ['legal aid', 'free lawyer'],
    }),
    createResource('tx-aid', 'Texas RioGrande Legal Aid', 'Free legal aid in Texas.', {
      state: 'TX',
      help: 'legal-aid',
      tags: ['legal aid', 'free lawyer'],
    }),
    createResource('ny-aid', 'Legal Services NYC', 'Free legal aid in New York.', {
      state: 'NY',
      help: 'legal-aid',
      tags: ['legal aid', 'free lawyer'],
    }),
  ],
};

/** A fake embedding: texts with the same words have the same direction. */
export function createWordVector(text: string): Float32Array {
  const vector = new Float32Array(DIMENSIONS).fill(0.001);
  for (const { stem } of tokenizeWords(text)) {
    let slot = 7;
    for (const letter of stem) slot = (slot * 31 + letter.charCodeAt(0)) % DIMENSIONS;
    vector[slot] = (vector[slot] as number) + 1;
  }
  const length = Math.hypot(...vector);
  return vector.map((value) => value / length);
}

export function createTestVectors(library: SearchableLibrary): VectorTable {
  const texts = new Map(
    listItems(library).flatMap((item) => item.passages.map((p) => [p.hash, p.text])),
  );
  const bytes = new Int8Array(texts.size * DIMENSIONS);
  const rowByHash = new Map<string, number>();
  for (const [hash, text] of texts) {
    bytes.set(toBytes(createWordVector(text)), rowByHash.size * DIMENSIONS);
    rowByHash.set(hash, rowByHash.size);
  }
  return { rowByHash, bytes };
}

// Stores one case with a text in the database of the running app, like an import does: node
// tests/e2e/store-case.ts
import { countCitations } from '#features/case-law/import/link-cases.server.ts';
import { runInStoreTransaction, storeCases } from '#features/case-law/store/store-cases.server.ts';
import { withOperatorDeps } from '#scripts/operator-deps.ts';

const paragraphs = [
  'This text was made up for a test of the page it stands on.',
  'We begin with Miranda v. Arizona, 384 U.S. 436 (1966), and with nothing else.',
  ...Array.from(
    { length: 60 },
    (_, i) => `A further thought, number ${i + 3}, on the warnings. Miranda, 384 U.S. at 444.`,
  ),
  'So ordered, with a whimsical flourish.',
];

await withOperatorDeps('hold-case', { mail: false }, async ({ db }) => {
  await storeCases(db, [
    {
      source: 'courtlistener',
      sourceId: '990000001',
      name: 'Testcase v. Sampleton',
      courtId: 'ca9',
      docketNumber: '99-00001',
      decided: '1999-04-01',
      citations: [{ volume: '998', reporter: 'F.3d', page: '9998' }],
      opinions: [
        {
          sourceId: '990000001',
          position: 0,
          kind: 'lead',
          author: 'Testwell',
          text: paragraphs.map((p) => `<p>${p}</p>`).join('\n'),
        },
      ],
    },
  ]);
  await runInStoreTransaction(db, countCitations);
});

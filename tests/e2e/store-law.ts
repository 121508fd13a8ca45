// Stores a few sections in the database of the running app, like an import does: node
// tests/e2e/store-law.ts Statutes are public law; the earlier text of § 1983 is the one that stood
// from 1979 to 1996.
import { storeCases } from '#features/case-law/store/store-cases.server.ts';
import type { StatuteRecord } from '#features/law/schema.ts';
import {
  openRelease,
  runInStatuteTransaction,
  storeSections,
} from '#features/law/store/store-sections.server.ts';
import { withOperatorDeps } from '#scripts/operator-deps.ts';

const LIABLE =
  'Every person who, under color of any statute, ordinance, regulation, custom, or usage, of any State or Territory or the District of Columbia, subjects, or causes to be subjected, any citizen of the United States or other person within the jurisdiction thereof to the deprivation of any rights, privileges, or immunities secured by the Constitution and laws, shall be liable to the party injured in an action at law, suit in equity, or other proper proceeding for redress';
const EXCEPTION =
  ', except that in any action brought against a judicial officer for an act or omission taken in such officer’s judicial capacity, injunctive relief shall not be granted unless a declaratory decree was violated or declaratory relief was unavailable';
const LAST =
  '. For the purposes of this section, any Act of Congress applicable exclusively to the District of Columbia shall be considered to be a statute of the District of Columbia.';

const ACTION: StatuteRecord = {
  jurisdiction: 'us',
  code: '42',
  number: '1983',
  copy: 1,
  heading: 'Civil action for deprivation of rights',
  paragraphs: [{ path: '', text: LIABLE + EXCEPTION + LAST }],
  sourceUrl: '',
};

const DEFINITIONS: StatuteRecord = {
  ...ACTION,
  code: '15',
  number: '1692a',
  heading: 'Definitions',
  paragraphs: [
    { path: '', text: 'As used in this subchapter—' },
    {
      path: '3',
      text: '(3) The term “consumer” means any natural person obligated or allegedly obligated to pay any debt.',
    },
    {
      path: '5',
      text: '(5) The term “debt” means any obligation or alleged obligation of a consumer to pay money arising out of a transaction.',
    },
    {
      path: '6',
      text: '(6) The term “debt collector” means any person who regularly collects debts owed another. For the purpose of section 1692f(6) of this title, such term also includes any person in the business of enforcing security interests. The term does not include—',
    },
    {
      path: '6/A',
      text: '(A) any officer or employee of a creditor while, in the name of the creditor, collecting debts for such creditor;',
    },
    {
      path: '6/B',
      text: '(B) any person while acting as a debt collector for another person related by common ownership; and',
    },
    {
      path: '6/C',
      text: '(C) any officer or employee of the United States, as in section 552(a) of title 5.',
    },
  ],
};

const DEPOSIT: StatuteRecord = {
  ...ACTION,
  jurisdiction: 'wa',
  code: '',
  number: '59.18.280',
  heading: 'Moneys paid as deposit or security for performance by tenant',
  paragraphs: [
    {
      path: '1/a',
      text: '(1)(a) Within 30 days after the termination of the rental agreement and vacation of the premises the landlord shall give a full and specific statement of the basis for retaining any of the deposit.',
    },
    {
      path: '1/b',
      text: '(b) With the statement the landlord shall include copies of estimates received or invoices paid.',
    },
    {
      path: '2',
      text: '(2) If the landlord fails to give the statement required by subsection (1)(a) of this section, he or she shall be liable to the tenant for the full amount of the deposit.',
    },
  ],
  sourceUrl: 'https://app.leg.wa.gov/rcw/default.aspx?cite=59.18.280',
};

await withOperatorDeps('store-law', { mail: false }, async ({ db }) => {
  const store = (name: string, date: string, record: StatuteRecord) =>
    runInStatuteTransaction(db, async (client) => {
      const { jurisdiction, code } = record;
      await storeSections(client, await openRelease(client, { jurisdiction, code, name, date }), [
        record,
      ]);
    });
  await store('', '1995', { ...ACTION, paragraphs: [{ path: '', text: LIABLE + LAST }] });
  await store('119-100', '2026-07', ACTION);
  await store('119-100', '2026-07', DEFINITIONS);
  await store('', '2024', DEPOSIT);
  await storeCases(db, [
    {
      source: 'courtlistener',
      sourceId: '990000002',
      name: 'Plaintiff v. Officer Sample',
      courtId: 'ca9',
      docketNumber: '99-00002',
      decided: '1999-05-01',
      citations: [{ volume: '998', reporter: 'F.3d', page: '9990' }],
      opinions: [
        {
          sourceId: '990000002',
          position: 0,
          kind: 'lead',
          author: '',
          text: '<p>The claim is under 42 U.S.C. § 1983.</p>',
        },
      ],
    },
  ]);
});

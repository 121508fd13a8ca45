import { describe, expect, test } from 'vitest';
import { findCitations } from './find-citations.ts';
import { findQuotations } from './find-quotations.ts';
import { matchQuotation } from './match-quotation.ts';
import { readOpinion } from './quotation-words.ts';

const OPINION = readOpinion([
  'The first paragraph is about something else and is rather short.',
  'A landlord who keeps a deposit must say, in writing, why each part of it was kept, and must send the rest to the tenant within a reasonable time. *12 Nothing in the lease can change that duty.',
  'It is so ordered.',
]);

describe('matchQuotation', () => {
  test.each([
    'A landlord who keeps a deposit must say, in writing, why each part of it was kept',
    '[a] landlord who keeps\n a deposit must say in writing why each part',
    '[A]ny landlord who keeps a deposit must say, in writing'.replace('[A]ny', '[Any]'),
    'must say, in writing, why each part of it was kept . . . within a reasonable time',
    'must send the rest to the [renter] within a reasonable time… Nothing in the lease can change that duty',
  ])('finds an exact match: %s', (quote) =>
    expect(matchQuotation(quote, OPINION)).toEqual({ kind: 'exact', paragraph: 1 }),
  );

  test.each([
    '[h]e who keeps a deposit must say, in writing, why each part of it was kept'.replace(
      '[h]e',
      '[A]ny landlord[s]',
    ),
    'must say, in writing, why each part of it was kept [. . .] within a reasonable time',
    'must say, in writing * * * Nothing in the lease can change that duty',
    'A landlord who keep[s] a deposit must say -- in writing -- why each part',
  ])('finds an exact match with other marks: %s', (quote) =>
    expect(matchQuotation(quote, OPINION)).toEqual({ kind: 'exact', paragraph: 1 }),
  );

  test('finds words that begin like many others in a long text', () => {
    const text = readOpinion([
      ...new Array(100).fill('The Secretary shall decide on the request.'),
      'The Secretary shall pay the whole sum.',
    ]);
    expect(matchQuotation('The Secretary shall pay the whole sum', text)).toEqual({
      kind: 'exact',
      paragraph: 100,
    });
  });

  test('shows one change beside an ellipsis, and numbers by their decimals', () => {
    const text = readOpinion([
      'The rate is 2.5 percent of the whole sum, unless the court finds good cause, and it is due at once.',
    ]);
    expect(
      matchQuotation('The rate is 25 percent of the whole sum … and it is due at once', text),
    ).toMatchObject({
      kind: 'altered',
      parts: [
        {},
        { kind: 'added', text: '25' },
        { kind: 'removed', text: '2.5' },
        {},
        { kind: 'kept', text: '…' },
        {},
      ],
    });
  });

  test('shows how an altered quotation differs', () => {
    expect(
      matchQuotation(
        'A landlord who keeps a deposit need not say, in writing, why each part of it was kept',
        OPINION,
      ),
    ).toEqual({
      kind: 'altered',
      paragraph: 1,
      parts: [
        { kind: 'kept', text: 'A landlord who keeps a deposit' },
        { kind: 'added', text: 'need not' },
        { kind: 'removed', text: 'must' },
        { kind: 'kept', text: 'say, in writing, why each part of it was kept,' },
      ],
    });
  });

  test.each(['The tenant is always right whatever the lease may say about pets', 'two words', ''])(
    'finds nothing: %j',
    (quote) => {
      expect(matchQuotation(quote, OPINION)).toEqual({ kind: 'absent' });
    },
  );

  test('finishes for a long opinion and a long quotation that repeat one word', () => {
    const opinion = readOpinion([Array(200_000).fill('same').join(' ')]);
    expect(matchQuotation(`${Array(5000).fill('same').join(' ')} end`, opinion).kind).not.toBe(
      'exact',
    );
  });
});

test('attributes a quotation to the citation right after it', () => {
  const text =
    'He said “these six words are not attributed” and left. The rule: “a landlord who keeps a deposit must say why.” Doe v. Roe, 9 F.2d 12 (1930). "Too short." Id. at 5. "A second one with more than six words," id. at 6.';
  const citations = findCitations(text);
  expect(
    findQuotations(text, citations).map(({ text: quote, citation }) => [quote, citation]),
  ).toEqual([
    ['a landlord who keeps a deposit must say why.', 0],
    ['A second one with more than six words,', 2],
  ]);
});

test.each([
  [
    '42 U.S.C. § 1983 provides, in relevant part, that “these are six words or more.”',
    '42 U.S.C. § 1983',
  ],
  [
    'See 42 U.S.C. § 1983 (emphasis added) (“these are six words or more”); Doe v. Roe, 9 F.2d 12 (1930).',
    '42 U.S.C. § 1983',
  ],
  [
    'Doe v. Roe, 9 F.2d 12 (1930) (“these are six words or more”); 42 U.S.C. § 1983.',
    'Doe v. Roe, 9 F.2d 12 (1930)',
  ],
  ['Doe v. Roe, 9 F.2d 12 (1930), says that “these are six words or more.”', undefined],
  ['42 U.S.C. § 1983 matters. The judge said: “these are six words or more.”', undefined],
  [
    '42 U.S.C. § 1983 states “these are six words or more.” See Doe v. Roe, 9 F.2d 12 (1930).',
    '42 U.S.C. § 1983',
  ],
  [
    'Under 42 U.S.C. § 1983, “these are six words or more.” Doe v. Roe, 9 F.2d 12 (1930).',
    'Doe v. Roe, 9 F.2d 12 (1930)',
  ],
  [
    '“the term “employer” means a person of six words or more,” 42 U.S.C. § 2000e(b)',
    '42 U.S.C. § 2000e(b)',
  ],
])('attributes the quotation in: %s', (text, source) => {
  const citations = findCitations(text);
  expect(findQuotations(text, citations).map(({ citation }) => citations[citation]?.text)).toEqual(
    source ? [source] : [],
  );
});

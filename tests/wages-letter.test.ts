// The wage total on its way from one feature to another: what the wages page sends is what the form
// of the demand letter shows, marks and accepts.
import { expect, test } from 'vitest';
import { answerDocumentForm } from '#features/documents/answer-document-form.server.ts';
import { lint } from '#features/documents/assemble/lint.ts';
import { findTemplate } from '#features/documents/find-template.ts';
import { listFilled, noteFilled } from '#features/documents/form/filled-fields.ts';
import { countWages, readWagesForm } from '#features/wages/count-wages.ts';
import { fillLetter } from '#features/wages/fill-letter.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';

type Open = Parameters<typeof answerDocumentForm>;

test('the total of the wages page is in the letter, with its parties still to be named', async () => {
  const counted = countWages(
    readWagesForm(new URLSearchParams({ rate: '20', 'hours-1': '50', 'paid-1': '400' })),
  );
  if (!counted.ok) throw new Error(counted.failure.message);
  const form = new FormData();
  for (const { name, value } of fillLetter(counted.value, '2026-11-17')) form.set(name, value);
  form.set('do', 'open');
  const caller = { jurisdiction: 'OH' } as Open[1];
  const { failure, request, filledFrom } = await answerDocumentForm(
    { library } as Open[0],
    caller,
    form,
  );
  expect([failure, filledFrom]).toEqual([null, 'wages']);
  expect(request).toMatchObject({
    documentType: 'demand_letter',
    parties: [
      { name: '', role: 'Sender' },
      { name: '', role: 'Recipient' },
    ],
    details: { claim_kind: 'unpaid wages', amount_owed: '600.00', pay_by_date: '2026-12-01' },
    dates: { effective_date: '2026-11-17' },
  });
  const template = findTemplate(library, 'demand_letter');
  if (!request || !template) throw new Error();
  const filled = listFilled(noteFilled('wages', request), request);
  expect([...filled].toSorted()).toEqual([
    'dates.effective_date',
    'details.amount_owed',
    'details.claim_kind',
    'details.how_counted',
    'details.pay_by_date',
  ]);
  expect(lint(template, request).filter(({ field }) => filled.has(field))).toEqual([]);
});

// What single templates must say, must not say, and must refuse: each of these was once wrong in a
// finished document.
import { describe, expect, test } from 'vitest';
import { findTemplate } from '#features/documents/find-template.ts';
import type { DocumentRequest } from '#features/printing/document-shapes.ts';
import { toText } from '#features/printing/to-text.ts';
import { createExampleRequest, getTemplate } from '#tests/harness/fakes/document-examples.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import type { Template } from '../template.ts';
import { assemble } from './assemble.ts';
import { findCautions } from './find-cautions.ts';
import { lint } from './lint.ts';

function fill(id: string, state: string, details: Record<string, string> = {}) {
  const template = findTemplate(library, id) as Template;
  const example = createExampleRequest(template, state);
  const request: DocumentRequest = { ...example, details: { ...example.details, ...details } };
  const { title, blocks, cover } = assemble(template, request);
  return {
    template,
    request,
    faults: lint(template, request).map(({ field, message }) => `${field}: ${message}`),
    paper: toText({ title, blocks }),
    cover: toText({ title, blocks: cover ?? [] }),
  };
}

describe('power of attorney', () => {
  test('in Florida it has a place for initials, the words that banks look for, and the notary’s certificate', () => {
    const { paper } = fill('power_of_attorney', 'FL', { gift_power: 'yes', banking_power: 'yes' });
    expect(paper).toMatch(/\(b\) to make gifts of my Property: yes\. My initials: _+/);
    expect(paper).toMatch(/right of survivorship: no\. My initials: _+/);
    expect(paper).toContain(
      'authority to conduct banking transactions as provided in section 709.2208(1), Florida Statutes',
    );
    expect(paper).toContain('[  ] physical presence or [  ] online notarization');
    expect(paper).toContain('Type of identification produced');
  });

  test('elsewhere the words of the notary are a named blank, and Florida’s stand nowhere', () => {
    const { paper } = fill('power_of_attorney', 'OH', { banking_power: 'yes' });
    expect(paper).toContain('[Words of the notary’s certificate in Ohio: the notary adds them]');
    expect(paper).not.toContain('Florida');
  });

  test.each([
    ['NY', {}, 'N.Y. Gen. Oblig. Law § 5-1513'],
    ['PA', {}, '20 Pa. Cons. Stat. § 5601'],
    ['CA', {}, 'Cal. Prob. Code § 4401'],
    ['FL', { when_it_works: 'only after I lose capacity' }, 'Fla. Stat. § 709.2108'],
  ])('%s: it refuses, and says what to use', (state, details, use) => {
    expect(fill('power_of_attorney', state, details).faults).toEqual([
      expect.stringContaining(use),
    ]);
  });
});

describe('employment', () => {
  const exempt = (state: string, pay_amount: string, pay_basis = 'per year') =>
    fill('employment', state, { overtime_status: 'exempt', pay_amount, pay_basis });

  test('pay below the floor for exempt jobs is noticed, on the cover sheet too', () => {
    const { template, request, cover } = exempt('CO', '52000');
    expect(findCautions(template, request)).toEqual([expect.stringContaining('$56,485')]);
    expect(cover).toContain('$56,485');
    const above = exempt('CO', '70000');
    expect(findCautions(above.template, above.request)).toEqual([]);
    const federal = exempt('OH', '600', 'per week');
    expect(findCautions(federal.template, federal.request)).toEqual([
      expect.stringContaining('$684 a week'),
    ]);
  });

  test('an exempt job is not paid by the hour', () => {
    expect(exempt('OH', '40', 'per hour').faults).toEqual([expect.stringContaining('§ 541.602')]);
  });

  test('no policy takes earned vacation away', () => {
    const { paper } = fill('employment', 'CO');
    expect(paper).not.toContain('depends on Employer’s written policy');
    expect(paper).not.toContain("depends on Employer's written policy");
    expect(paper).toContain('is never forfeited');
  });

  test('our notes stand on the cover sheet and never in the contract; a term of the state does', () => {
    const colorado = fill('employment', 'CO');
    expect(colorado.paper).not.toMatch(/State rules that bear|as read on|read the sections/);
    expect(colorado.cover).toContain('State rules that bear on this document');
    expect(colorado.cover).toContain('take it off before anyone signs');
    expect(fill('employment', 'CA').paper).toContain('California Labor Code section 2870');
  });
});

describe('purchase agreement', () => {
  test.each([
    ['2014 Honda Civic, silver', 'the rest in four payments of $1,000'],
    ['a used pickup truck', '$200 each month until paid'],
    ['one 2020 boat and trailer', 'in installments'],
  ])('%s paid by “%s”: it refuses, and says what to use', (item_description, payment_terms) => {
    const { faults } = fill('purchase_agreement', 'OH', { item_description, payment_terms });
    expect(faults).toEqual([expect.stringContaining('security agreement')]);
  });

  test.each([
    ['2014 Honda Civic, silver', 'the balance in cash on delivery'],
    ['one carpet', 'the rest in four payments'],
  ])('%s paid by “%s”: it is written', (item_description, payment_terms) => {
    const { faults, paper } = fill('purchase_agreement', 'OH', { item_description, payment_terms });
    expect(faults).toEqual([]);
    // Ownership that stays with the seller until the price is paid is a security interest.
    expect(paper).not.toContain('when Buyer has paid the Price and received the Item');
    expect(paper).toContain('no right to take it back without a court');
    expect(paper).toContain(`not paid when signing is paid as follows: ${payment_terms}.`);
  });
});

test('a letter about false statements in Texas tells of the request for a correction, on its cover sheet', () => {
  const { paper, cover } = fill('cease_desist', 'TX', { claim_kind: 'false statements' });
  expect(cover).toContain('Code § 73.055');
  expect(paper).not.toContain('73.055');
});

describe.each(['eviction_answer', 'debt_answer'])('%s', (id) => {
  test('no defense is ticked for anybody', () => {
    const { paper, faults } = fill(id, 'FL', { defenses: '', defense_facts: '' });
    expect(faults).toEqual([]);
    expect(paper).not.toContain('[X]');
    expect(paper.match(/\[ {2}\]/g)?.length).toBeGreaterThan(10);
    expect(fill(id, 'FL', { defenses: 'paid' }).paper.match(/\[X\]/g)).toHaveLength(1);
    expect(fill(id, 'FL', { defenses: 'invented' }).faults[0]).toContain('details.defenses');
  });

  test('it asks for no day that the paper does not use', () => {
    const { template, request } = fill(id, 'FL');
    expect(lint(template, { ...request, dates: { effective_date: '' } })).toEqual([]);
  });

  test('each defense says what it means, on the sheet for the person', () => {
    const { cover, template } = fill(id, 'FL');
    for (const { means } of getTemplate(template.id).fields.flatMap(({ boxes = [] }) => boxes))
      expect(cover).toContain(means);
  });

  test('page one has the day, the court’s own form and the fee waiver', () => {
    const { cover } = fill(id, 'NC', { printed_date: '2027-03-24' });
    const [first] = cover.split('What each box means');
    expect(first).toContain('Your papers name March 24, 2027.');
    expect(first).toContain('The court’s own form in North Carolina');
    expect(first).toContain('form to waive it');
  });

  test.each(['CA', 'NY', 'PA', 'IL', 'MI'])(
    '%s: no paper, but the court’s own way with its link',
    (state) => {
      const { paper, faults } = fill(id, state);
      expect(faults).toEqual([]);
      expect(paper).toContain('These are steps, and no paper to file');
      expect(paper).not.toMatch(/Defendant denies|\[X\]|Certificate of Service/);
      expect(paper).toMatch(/https:\/\//);
    },
  );

  test.each(['WY', 'General'])(
    '%s: where the rules were not read there are steps, and nothing else is asked',
    (state) => {
      const template = getTemplate(id);
      const request = {
        ...createExampleRequest(template, state),
        parties: [],
        details: { served_date: '2027-02-22' },
      };
      expect(lint(template, request)).toEqual([]);
      expect(toText(assemble(template, request))).toContain(
        state === 'General' ? 'No state is chosen' : 'We have not read what the courts here want',
      );
    },
  );

  test('a sworn complaint gets denials by paragraph and a warning', () => {
    const { paper, cover } = fill(id, 'FL', { complaint_sworn: 'yes' });
    expect(cover).toContain('The complaint is sworn to');
    expect(paper).toContain('in these paragraphs of the complaint');
    expect(paper).not.toContain('General Denial');
  });
});

test('a suit on a sworn account in Texas is not answered with a general denial', () => {
  expect(fill('debt_answer', 'TX', { complaint_sworn: 'yes' }).faults).toEqual([
    expect.stringContaining('TexasLawHelp'),
  ]);
  expect(fill('debt_answer', 'TX', { complaint_sworn: 'no' }).faults).toEqual([]);
});

test('an eviction answer tells of rent into court, and in Florida of what is lost without it', () => {
  expect(fill('eviction_answer', 'GA').cover).toContain('Rent into court');
  const { cover } = fill('eviction_answer', 'FL', { served_date: '2026-11-12' });
  expect(cover).toContain('you lose every other defense (Fla. Stat. § 83.60(2))');
  // Five days without Saturday and Sunday.
  expect(cover).toContain('the last day by the rule below is November 19, 2026');
});

test('a time that nobody compared with the law is never counted with', () => {
  const template = findTemplate(library, 'debt_answer') as Template;
  const rule = library.rules.find(({ id }) => id === 'answer-to-lawsuit');
  for (const state of Object.keys(template.answerTimes ?? {})) {
    const cell = rule?.states[state as 'OH'];
    expect(cell && 'source' in cell && cell.source !== 'reported' && !cell.isNotCompared).toBe(
      true,
    );
  }
});

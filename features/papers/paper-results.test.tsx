// The states of a result, from real texts through the reader to the markup: certain, unsure with a
// choice, none, a fraud, danger; and the empty and the refused form.
import { describe, expect, test } from 'vitest';
import { getFieldValue, HOSTILE, LONG_WORD, render } from '#tests/harness/render.tsx';
import { library } from '#tests/harness/temporary-library.ts';
import { paperPage, result } from './messages.ts';
import type { PaperSent } from './paper-fields.tsx';
import { PaperFormPart } from './paper-form.tsx';
import { PaperResults } from './paper-results.tsx';
import { readPaperText } from './read-paper.server.ts';
import type { PaperKindId } from './schema.ts';
import { viewPaper } from './view-paper.server.ts';

const clock = { now: () => new Date('2026-11-17T12:00:00Z') };
const kinds = library.papers.map(({ id, title }) => ({ id, title }));
const EMPTY: PaperSent = { text: '', state: 'General', kind: '', date: '', dateRole: 'served' };
const NOTICE = `THREE-DAY NOTICE TO PAY RENT OR QUIT
TO: Dana Example, Tenant
Within three (3) days after service of this notice you must pay past due rent of $1,850.00 or quit and deliver up possession of the premises.
Served on: November 16, 2026`;

function show(text: string, { kind }: { kind?: PaperKindId | 'none' } = {}) {
  const reading = readPaperText({ library }, text, { kind });
  const view = viewPaper(
    { library, clock } as Parameters<typeof viewPaper>[0],
    { state: 'WA' },
    { text, cut: false, reading },
  );
  return {
    view,
    page: render(
      <PaperResults
        view={view}
        sent={{ ...EMPTY, text, state: 'WA', kind: kind ?? '' }}
        kinds={kinds}
      />,
    ),
  };
}

describe('a result', () => {
  test('a certain kind is named, with its dates, its stage, what to do and who can help', () => {
    const { view, page } = show(NOTICE);
    expect([view.kindId, view.sure]).toEqual(['eviction-notice-nonpayment', true]);
    expect(page.text).toContain(result.looksLike);
    expect(page.text).toContain('Thursday, November 19, 2026');
    expect(
      page.all('listitem').filter(({ attrs }) => attrs['aria-current'] === 'step'),
    ).toHaveLength(1);
    expect(page.get('link', result.findHelp).attrs.href).toBe('/help?topic=landlord-tenant');
    expect(
      page.elements.find(({ attrs }) => attrs.id === 'other-kind')?.parent?.parent?.attrs,
    ).not.toHaveProperty('open');
    expect(page.faults()).toEqual([]);
  });
  test('an unsure kind says so, and its choice is open with the nearest kinds first', () => {
    const { view, page } = show(
      'This is a notice to tenant about your lease. See the summons. You may ask for a hearing.',
    );
    expect(view.sure).toBe(false);
    expect(view.others.length).toBeGreaterThan(0);
    expect(page.get('heading', result.cannotTell)).toBeDefined();
    expect(page.text).not.toContain(result.none);
    const choice = page.elements.find(({ tag, attrs }) => tag === 'details' && 'open' in attrs);
    expect(choice && page.getName(choice)).toBe(result.pickKind);
    const options = page.names('option');
    for (const [index, { title }] of view.others.entries())
      expect(options.indexOf(title)).toBeLessThanOrEqual(index + 1);
    expect(options).toContain(result.noneOfThese);
    expect(page.faults()).toEqual([]);
  });
  test('none of the kinds is an answer, with help and without a deadline', () => {
    const { page } = show('Dear Sam, thank you for the lovely dinner. See you soon!');
    expect(page.get('heading', result.none)).toBeDefined();
    expect(page.text).toContain(result.noDeadline);
    expect(page.get('link', result.findHelp).attrs.href).toBe('/help');
    expect(page.names('heading')).not.toContain(result.stages);
    expect(page.faults()).toEqual([]);
  });
  test('a fraud is named before everything else', () => {
    const { page } = show(
      'FINAL NOTICE from the Internal Revenue Service. A warrant for your arrest has been issued. To avoid arrest today pay $2,000 with gift cards and call us with the numbers on the back.',
    );
    expect(page.says('alert')[0]).toContain(result.scam);
    expect(page.names('heading')[0]).toBe(result.scam);
    expect(page.faults()).toEqual([]);
  });
  test('a protective order has the urgent lines first, with a number that dials', () => {
    const { page } = show(
      'TEMPORARY RESTRAINING ORDER. The restrained person must stay away from the protected person. Domestic violence. Hearing: November 20, 2026.',
    );
    expect(page.says('alert')[0]).toContain('This cannot wait');
    expect(page.all('link').some(({ attrs }) => attrs.href?.startsWith('tel:'))).toBe(true);
    expect(page.get('link', 'Who can help me').attrs.href).toBe('/help');
    expect(page.faults()).toEqual([]);
  });
  test('what a person picked is called that, and hostile words stay words', () => {
    const { page } = show(`${HOSTILE} ${LONG_WORD} ${NOTICE}`, { kind: 'subpoena' });
    expect(page.text).toContain(result.youPicked);
    expect(page.text).toContain('<script>alert(2)</script>');
    expect(page.elements.filter(({ tag }) => tag === 'script')).toEqual([]);
  });
  test('the document that answers it is sent what the paper says in one way, and nothing else', () => {
    const letter =
      'NOTICE OF DEBT\nDate of this letter: March 3, 2026\nDebtor: Dana Doe\nCurrent creditor: First Card Bank\nThis is an attempt to collect a debt by a debt collector. You owe $1,240.50 and fees of $10.00.';
    const { page } = show(letter, { kind: 'debt-collection-letter' });
    expect(page.sends('details.creditor_named')).toContain('First Card Bank');
    expect(page.sends('details.notice_date')).toEqual(['2026-03-03']);
    expect(new Set(page.sends('party-name'))).toEqual(new Set(['Dana Doe', '', 'First Card Bank']));
    expect(page.sends('details.claimed_amount')).toEqual([]);
  });
});

describe('the form', () => {
  test('empty: every way in has a name and a hint', () => {
    const page = render(
      <PaperFormPart sent={EMPTY} failure={null} kinds={kinds} answered={false} />,
      { path: '/paper' },
    );
    expect(page.described(page.field(paperPage.text))).toContain(paperPage.textHint);
    expect(page.get('file', paperPage.file)).toBeDefined();
    expect(page.all('alert')).toEqual([]);
    expect(page.faults()).toEqual([]);
  });
  test('refused: the word stands above and at its field, and what was typed stays', () => {
    const failure = {
      kind: 'invalid' as const,
      message: paperPage.tooLarge,
      fields: { file: paperPage.tooLarge },
    };
    const page = render(
      <PaperFormPart
        sent={{ ...EMPTY, text: HOSTILE }}
        failure={failure}
        kinds={kinds}
        answered={false}
      />,
    );
    expect(page.says('alert')).toEqual([paperPage.tooLarge]);
    expect(page.described(page.get('file', paperPage.file))).toContain(paperPage.tooLarge);
    expect(getFieldValue(page.field(paperPage.text))).toBe(HOSTILE);
    expect(page.faults()).toEqual([]);
  });
  test('busy: the button says so and cannot be pressed twice', () => {
    const page = render(
      <PaperFormPart sent={EMPTY} failure={null} kinds={kinds} answered={false} />,
      { submitting: { text: 'x' } },
    );
    expect(page.get('button', paperPage.reading).attrs).toHaveProperty('disabled');
    expect(page.says('status')).toContain(paperPage.working);
  });
});

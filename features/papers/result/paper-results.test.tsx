// The states of a result, from real texts through the reader to the markup: certain, unsure with a
// choice, none, a fraud, danger; and the empty and the refused form.
import { describe, expect, test } from 'vitest';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import {
  getFieldValue,
  getText,
  HOSTILE,
  LONG_WORD,
  render,
} from '#tests/harness/render/render.tsx';
import type { PaperSent } from '../form/paper-fields.tsx';
import { PaperFormPart } from '../form/paper-form.tsx';
import type { PaperForm } from '../form/read-paper-form.server.ts';
import * as askTexts from '../messages/ask-texts.ts';
import * as dayTexts from '../messages/day-texts.ts';
import * as doubtTexts from '../messages/doubt-texts.ts';
import * as followTexts from '../messages/follow-texts.ts';
import * as paperPage from '../messages/paper-page.ts';
import * as result from '../messages/result.ts';
import * as startTexts from '../messages/start-texts.ts';
import { readPaperText } from '../read/read-paper.server.ts';
import type { PaperKindId } from '../schema.ts';
import { PaperResults } from './paper-results.tsx';
import { viewPaper } from './view-paper.server.ts';

const clock = { now: () => new Date('2026-11-17T12:00:00Z') };
const kinds = library.papers.map(({ id, title }) => ({ id, title }));
const EMPTY: PaperSent = {
  text: '',
  state: 'General',
  stateBy: '',
  kind: '',
  date: '',
  dateRole: 'served',
};
const NOTICE = `THREE-DAY NOTICE TO PAY RENT OR QUIT
TO: Dana Example, Tenant
Within three (3) days after service of this notice you must pay past due rent of $1,850.00 or quit and deliver up possession of the premises.
Served on: November 16, 2026`;

type Options = {
  kind?: PaperKindId | 'none';
  /** A day that the reader typed. */
  served?: string;
  state?: PaperForm['state'];
  stateBy?: PaperForm['stateBy'];
};

function show(text: string, { kind, served, state = 'WA', stateBy = '' }: Options = {}) {
  const read = readPaperText({ library }, text, { kind });
  const typed = { start: 0, end: 0, role: 'served', sure: true, given: true } as const;
  const reading = {
    ...read,
    dates: [...(served ? [{ ...typed, date: served }] : []), ...read.dates],
  };
  const view = viewPaper(
    { library, clock } as Parameters<typeof viewPaper>[0],
    { state, stateBy },
    { text, cut: false, reading },
  );
  return {
    view,
    page: render(
      <PaperResults
        view={view}
        sent={{ ...EMPTY, text, state, stateBy, kind: kind ?? '' }}
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
    expect(page.text).toContain(
      `${dayTexts.paperSays} Within three (3) days after service of this notice you must pay past due rent of $1,850.00 or quit`,
    );
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
    const options = page
      .all('option')
      .filter(({ parent }) => parent?.attrs.id === 'other-kind')
      .map(page.getName);
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

const CALIFORNIA = `SUMMONS - EVICTION (UNLAWFUL DETAINER)
SUPERIOR COURT OF CALIFORNIA, COUNTY OF ALAMEDA
CASE NUMBER: 24UD018233
NOTICE TO DEFENDANT: Dana Example. YOU ARE BEING SUED BY PLAINTIFF: Maple Court LLC
You have 10 DAYS, not counting Saturdays and Sundays and other judicial holidays, to file a written response at this court. The landlord claims unpaid rent and wants to evict you from the premises.`;

describe('the day', () => {
  test('that was typed counts where the paper does not say from which day a period runs', () => {
    const uncounted = show(CALIFORNIA, { state: 'CA' });
    expect(uncounted.view.deadlines.filter(({ question }) => question)).toHaveLength(1);
    const { page } = show(CALIFORNIA, { state: 'CA', served: '2026-11-13' });
    expect(page.text).toContain('Tuesday, December 1, 2026');
    expect(page.text).not.toContain(askTexts.questions.service);
    expect(page.faults()).toEqual([]);
  });
  test('that is missing is asked for where it is needed, with where each answer leads', () => {
    const { page } = show(CALIFORNIA, { state: 'CA' });
    expect(page.get('group', askTexts.questions.service)).toBeDefined();
    const today = page.elements.find(
      ({ tag, attrs }) => tag === 'button' && attrs.value === '2026-11-17',
    );
    expect(today && page.getName(today)).toBe('Today then Thursday, December 3, 2026');
    expect(today?.attrs.name).toBe('date');
    expect(page.field(askTexts.otherDay).attrs).toMatchObject({ name: 'date', max: '2026-11-17' });
    expect(page.text).toContain('Answer within');
    expect(page.text).toContain('10 days');
    expect(page.text).not.toContain(result.passed.yes);
    expect(page.faults()).toEqual([]);
  });
  test('is asked for also where another one leads', () => {
    const { view, page } = show(`${CALIFORNIA}\nHearing date: December 3, 2026 at 9:00 a.m.`);
    expect(view.deadlines[view.lead]?.day?.date).toBe('2026-12-03');
    expect(
      page.all('group').filter((group) => page.getName(group) === askTexts.questions.service),
    ).toHaveLength(1);
    expect(page.faults()).toEqual([]);
  });
  test('that leads has its count, its bar, what it means and the calendar file', () => {
    const { view, page } = show(NOTICE);
    expect(view.deadlines[view.lead]?.left).toBe('2 days left');
    expect(page.text).toContain('3 days after November 16, 2026, not counting that day.');
    expect(page.elements.some(({ attrs }) => attrs.class === 'day-bar')).toBe(true);
    expect(page.names('heading')).toEqual(
      expect.arrayContaining([dayTexts.onDayTitle, dayTexts.ignoredTitle, dayTexts.afterTitle]),
    );
    expect(page.get('button', result.calendar)).toBeDefined();
  });
  test('that looks like a slip counts, and is said', () => {
    const ahead = show(CALIFORNIA, { state: 'CA', served: '2026-11-20' });
    expect(ahead.page.text).toContain(doubtTexts.ahead('November 20, 2026'));
    const lastYear = show(CALIFORNIA, { state: 'CA', served: '2025-11-13' });
    expect(lastYear.page.text).toContain(doubtTexts.old('November 13, 2025'));
    const early = show(`${CALIFORNIA}\nDate issued: November 9, 2026`, { served: '2026-10-13' });
    expect(early.view.doubt).toBe(doubtTexts.before('October 13, 2026', 'November 9, 2026'));
    expect(show(CALIFORNIA, { state: 'CA', served: '2026-11-13' }).view.doubt).toBeUndefined();
  });
  test('that the paper labels counts, if that is right', () => {
    const { page } = show(
      CALIFORNIA.replace('to file', 'after this summons is served on you to file').concat(
        '\nDATE SERVED: November 13, 2026',
      ),
      { state: 'CA' },
    );
    expect(page.text).toContain('Tuesday, December 1, 2026');
    expect(page.text).toContain(startTexts.labeled('November 13, 2026'));
  });
  test('has not surely passed while it is not known from which day to count', () => {
    const labeled = CALIFORNIA.concat('\nDATE SERVED: October 13, 2026');
    const { page } = show(labeled, { state: 'CA' });
    expect(page.text).toContain(result.passed.likely);
    const recent = show(CALIFORNIA.concat('\nDATE SERVED: October 30, 2026'), { state: 'CA' });
    expect(recent.page.text).toContain(result.passed.perhaps);
    expect(page.text).not.toContain(result.passed.yes);
    const past = show(NOTICE.replace('November 16', 'November 2'));
    expect(past.view.deadlines[0]?.day?.passed).toBe('yes');
    expect(past.page.text).toContain(result.passed.yes);
  });
  test('can be given where nothing else was found', () => {
    const { page } = show('Please answer us soon about the apartment.');
    expect(page.field(result.ownDay).attrs).toMatchObject({ id: 'found-date', type: 'date' });
  });
});

test('what both sides sign answers no paper', () => {
  const { page, view } = show(CALIFORNIA, { state: 'CA' });
  expect(view.documents.map(({ id }) => id)).toEqual(['eviction_answer']);
  expect(view.agreements.map(({ id }) => id)).toEqual(['settlement']);
  expect(page.names('heading')).toContain(result.agreements);
  expect(page.text).toContain(result.agreementsNote);
});

describe('the place', () => {
  test('is read from the paper, said, and can be changed', () => {
    const { view, page } = show(CALIFORNIA, { state: 'General' });
    expect(view.place).toEqual({ state: 'CA', printed: 'CA' });
    expect(page.text).toContain('We read California. Change');
    expect(page.text).not.toContain(followTexts.needsState);
    expect(page.sends('state-by')).toEqual(['reader']);
    expect(page.faults()).toEqual([]);
  });
  test('that the reader chose counts before what is printed, which is still said', () => {
    const { view, page } = show(CALIFORNIA, { state: 'OH' });
    expect(view.place.state).toBe('OH');
    expect(page.text).toContain('You chose Ohio. The paper names California. Change');
  });
  test('is none where the reader said so', () => {
    const { view, page } = show(CALIFORNIA, { state: 'General', stateBy: 'reader' });
    expect(view.place).toEqual({ state: null, printed: 'CA' });
    expect(page.text).toContain(result.place.none);
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
  test('refused: the word stands at its field, where the address leads, and what was typed stays', () => {
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
    expect(page.get('form').attrs.action).toBe('/paper#result');
    const element = page.elements.find(({ attrs }) => attrs.id === 'result');
    expect(element && getText(element)).toContain(paperPage.tooLarge);
    expect(element && getText(element)).toContain(paperPage.file);
    expect(page.described(page.get('file', paperPage.file))).toContain(paperPage.tooLarge);
    expect(getFieldValue(page.field(paperPage.text))).toBe(HOSTILE);
    expect(page.faults()).toEqual([]);
  });
  test('refused as a whole: the word stands at the button', () => {
    const failure = { kind: 'rate_limited' as const, message: paperPage.tooOften };
    const page = render(
      <PaperFormPart sent={EMPTY} failure={failure} kinds={kinds} answered={false} />,
    );
    expect(page.says('alert')).toEqual([paperPage.tooOften]);
    const [alert] = page.all('alert');
    expect(alert?.parent?.attrs.id).toBe('result');
    expect(alert?.parent?.parent?.attrs.class).toBe('paper-send');
    const element = (
      <PaperFormPart sent={EMPTY} failure={failure} kinds={kinds} answered hasResult />
    );
    expect(render(element).html).not.toContain('id="result"');
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

// Every ZIP code gets an answer with somebody to turn to; incomes and topics change what is shown
// and nothing else.
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { STATES } from '#legal/jurisdictions.ts';
import { fixedClock } from '#lib/clock.ts';
import { library } from '#tests/harness/fakes/temporary-library.ts';
import { describeDanger, describeHelp } from './describe-help.server.ts';
import { findPlace } from './find-place.ts';
import type { HelpRequest } from './help-fields.ts';

const deps = { library, clock: fixedClock('2026-11-17T12:00:00Z') };
const ask = (request: Partial<HelpRequest>) =>
  describeHelp(deps, {
    zip: null,
    state: null,
    topic: null,
    household: null,
    income: null,
    ...request,
  });

const file = join(process.env.REFERENCE_DATA ?? '/nowhere', 'law', 'people', 'locations.tsv.gz');
test.skipIf(!existsSync(file))(
  existsSync(file)
    ? 'all 41,858 ZIP codes are answered'
    : 'all 41,858 ZIP codes are answered (skipped: no REFERENCE_DATA)',
  () => {
    const expected = new Map<string, Map<string, string[]>>();
    for (const row of gunzipSync(readFileSync(file))
      .toString('utf8')
      .trimEnd()
      .split('\n')
      .slice(1)) {
      const [zip = '', county = '', , state = ''] = row.split('\t');
      const states = expected.get(zip) ?? new Map<string, string[]>();
      states.set(state, [...(states.get(state) ?? []), ...(county === 'None' ? [] : [county])]);
      expected.set(zip, states);
    }
    const counts = { state: 0, choose: 0, area: 0, unknown: 0 };
    const unanswered: string[] = [];
    const answers = new Map<string, boolean>();
    // The answer depends on the state only, and on the counties that an office names.
    const named = new Set(library.resources.flatMap(({ counties = [] }) => counties));
    const hasCalls = (zip: string, code: string, counties: string[]) => {
      const key = `${code} ${counties.filter((county) => named.has(county)).join()}`;
      if (!answers.has(key)) {
        const { calls, localLine } = ask({ zip });
        answers.set(key, calls.length > 0 && localLine !== null);
      }
      return answers.get(key) === true;
    };
    for (const [zip, states] of expected) {
      const codes = [...states.keys()].toSorted();
      const location = findPlace(library, { zip, state: null });
      counts[location.kind]++;
      const [code = ''] = codes;
      const isRight =
        (location.kind === 'state' &&
          codes.length === 1 &&
          location.code === code &&
          location.counties.join() === (states.get(code) ?? []).toSorted().join() &&
          hasCalls(zip, location.code, location.counties)) ||
        (location.kind === 'choose' &&
          location.states.map((state) => state.code).join() === codes.join() &&
          location.states.every(
            (state) => findPlace(library, { zip, state: state.code }).kind === 'state',
          )) ||
        (location.kind === 'area' &&
          !Object.hasOwn(STATES, code) &&
          location.area.offices.length > 0);
      if (!isRight) unanswered.push(zip);
    }
    expect(unanswered).toEqual([]);
    expect(expected.size).toBe(41_858);
    expect(counts).toEqual({ state: 40_953, choose: 148, area: 757, unknown: 0 });
  },
);

describe('the place', () => {
  test('an unknown ZIP code is said, and a picked state decides', () => {
    expect(ask({ zip: '00000' }).location).toEqual({ kind: 'unknown' });
    expect(ask({ zip: '00000', state: 'OH' }).location).toMatchObject({
      kind: 'state',
      code: 'OH',
      counties: [],
    });
    expect(ask({ state: 'TX' }).location).toMatchObject({ kind: 'state', name: 'Texas' });
  });

  test('a ZIP code in one state wins over a picked one; in several the picked one decides', () => {
    expect(ask({ zip: '43215', state: 'TX' }).location).toMatchObject({
      code: 'OH',
      counties: ['Franklin'],
    });
    expect(ask({ zip: '51640' }).location).toMatchObject({
      kind: 'choose',
      states: [{ code: 'IA' }, { code: 'MO' }, { code: 'NE' }],
    });
    expect(ask({ zip: '51640', state: 'TX' }).location.kind).toBe('choose');
    expect(ask({ zip: '51640', state: 'MO' }).location).toMatchObject({
      code: 'MO',
      counties: ['Atchison'],
    });
  });

  test('a territory and a military address say what is there; at a military one a home state can be picked', () => {
    expect(ask({ zip: '00601' })).toMatchObject({
      location: { kind: 'area', name: 'Puerto Rico', military: false },
      localLine: { phone: '211' },
    });
    expect(ask({ zip: '09002' })).toMatchObject({
      location: { kind: 'area', military: true },
      localLine: null,
    });
    expect(ask({ zip: '09002', state: 'GA' }).location).toMatchObject({
      kind: 'state',
      code: 'GA',
    });
    expect(ask({ zip: '00601', state: 'GA' }).location.kind).toBe('area');
  });
});

describe('whom to call', () => {
  const listNames = (request: Partial<HelpRequest>) =>
    ask(request).calls.map(({ resource, inCounty }) => [resource.id, inCounty]);

  test('an office that names the county comes first, one that names others only is left out', () => {
    expect(listNames({ zip: '92101' })[0]).toEqual(['ca-legal-aid-society-san-diego', true]);
    expect(listNames({ zip: '92101' }).map(([id]) => id)).not.toContain(
      'ca-inland-counties-legal-services',
    );
    expect(listNames({ state: 'CA' }).map(([id]) => id)).toContain(
      'ca-inland-counties-legal-services',
    );
  });

  test('where no office is known to serve the county, that is said, with who finds it', () => {
    const columbus = ask({ zip: '43215' });
    expect(columbus.unserved).toEqual(['Franklin']);
    expect(columbus.finder).toMatchObject({ id: 'oh-lawyer-referral' });
    expect(columbus.calls.map(({ resource }) => resource.id)).not.toContain(
      'oh-legal-aid-society-cleveland',
    );
    expect(ask({ zip: '44113' }).unserved, 'Cleveland').toEqual([]);
    expect(ask({ state: 'OH' }).unserved, 'no county').toEqual([]);
  });

  test('every county that content names is one of its state', () => {
    const known = new Set<string>();
    for (let zip = 0; zip < 100_000; zip++)
      for (const { code, counties } of library.zipCodes().find(String(zip).padStart(5, '0')))
        for (const county of counties) known.add(`${code} ${county}`);
    const named = library.resources.flatMap(({ state, counties = [] }) =>
      counties.map((county) => `${state} ${county}`),
    );
    expect(named.length).toBeGreaterThan(10);
    expect(named.filter((county) => !known.has(county))).toEqual([]);
  });

  test('doors follow the topic, and every state has a court, a referral and a clinic', () => {
    for (const state of Object.keys(STATES)) {
      const doors = ask({ state: state as keyof typeof STATES }).doors.map(({ id }) => id);
      expect(doors).toContain('aba-law-school-clinics');
      expect(doors.length).toBeGreaterThanOrEqual(4);
    }
    const doors = ask({ state: 'OH', topic: 'consumer-rights' }).doors;
    expect(doors.map(({ id }) => id)).toContain('oh-attorney-general');
    expect(doors.filter(({ state, type }) => !state && type === 'Government')).toHaveLength(3);
    expect(ask({ state: 'OH', topic: 'family-law' }).doors.map(({ id }) => id)).not.toContain(
      'oh-attorney-general',
    );
  });
});

describe('income and fees', () => {
  const income = { cents: 2000_00, period: 'month' as const };

  test('the percentage and the note of its range', () => {
    const view = ask({ zip: '43215', household: 2, income });
    expect(view.income).toMatchObject({
      title: '110.9% of the federal poverty guidelines',
      notes: [{ id: 'legal-aid-up-to-125' }],
    });
    expect(ask({ zip: '99501', household: 2, income }).income).toMatchObject({
      title: '88.7% of the federal poverty guidelines',
    });
    expect(ask({ zip: '43215', household: 1, income }).income).toMatchObject({
      notes: [{ id: 'legal-aid-up-to-200' }],
    });
    expect(
      ask({ zip: '43215', household: 1, income: { ...income, period: 'week' } }).income,
    ).toMatchObject({
      notes: [{ id: 'legal-aid-over-200' }],
    });
  });

  test('without an income, or without a guideline for the place, there is no percentage', () => {
    expect(ask({ zip: '43215', household: 2 }).income).toBeNull();
    expect(ask({ zip: '00000', household: 2, income }).income).toBeNull();
    expect(ask({ zip: '00601', household: 2, income }).income).toHaveProperty('missing');
  });

  test('a rule on fees is shown where content has it; otherwise the clerk is named', () => {
    expect(ask({ state: 'TN' }).fees.map(({ id }) => id)).toEqual([
      'federal-court-fees',
      'tennessee-fees',
    ]);
    expect(ask({ state: 'TN' }).askClerk).toBeNull();
    expect(ask({ state: 'WY' }).askClerk).toContain('Wyoming');
    const listFees = (household: number) =>
      ask({ state: 'WY', topic: 'bankruptcy', household, income }).fees.map(({ id }) => id);
    expect(listFees(2)).toContain('bankruptcy-fee-under-150');
    expect(listFees(1)).toContain('bankruptcy-fee-over-150');
    expect(ask({ state: 'WY', topic: 'bankruptcy' }).fees.map(({ id }) => id)).toEqual([
      'federal-court-fees',
      'bankruptcy-fee-under-150',
    ]);
  });
});

test('dangers come first: those of the topic, or the lines for people in danger', () => {
  expect(describeDanger(deps, null)).toMatchObject({
    urgent: [],
    danger: [{ phone: '911' }, { id: 'domestic-violence' }, { phone: '988' }],
    quickExit: false,
  });
  const { urgent, quickExit } = describeDanger(deps, 'family-law');
  expect(urgent.length).toBeGreaterThan(0);
  expect(quickExit).toBe(true);
});

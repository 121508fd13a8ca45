// The pieces of the pages of state rules, each alone: filled, empty, hostile and long texts.
import { expect, test } from 'vitest';
import * as library from '#features/library/messages/library.ts';
import type { FilledCell } from '#features/library/schema/rule-schema.ts';
import { NO_LAW_CHANGES } from '#features/library/schema/statute-hash-schema.ts';
import { createStateRule, filledCell } from '#tests/fixtures/state-rule.ts';
import { HOSTILE, LONG_WORD, render } from '#tests/harness/render/render.tsx';
import { findRule } from './get-rule.server.ts';
import {
  getReferencedRules,
  listRules,
  listStateRules,
  listStates,
} from './list-state-rules.server.ts';
import { MapLegend } from './map-legend.tsx';
import * as reading from './messages/reading.ts';
import * as ruleReferences from './messages/rule-references.ts';
import * as stateRules from './messages/state-rules.ts';
import { RuleEntry } from './rule-entry.tsx';
import { toRuleJson } from './rule-json.ts';
import { RuleReferences } from './rule-references.tsx';
import { RuleTable } from './rule-table.tsx';
import { RuleUses } from './rule-uses.tsx';
import { TileMap } from './tile-map.tsx';
import { UnreadRules } from './unread-rules.tsx';
import { viewCell } from './view-cell.ts';
import { writeRuleCsv } from './write-rule-csv.ts';

const rule = createStateRule({
  OH: filledCell,
  CA: {
    ...filledCell,
    value: { amount: 21, unit: 'days' },
    cite: 'Cal. Civ. Code § 1950.5(g)',
    textDate: '2026-02',
    isFoundInText: true,
  },
  TX: {
    ...filledCell,
    value: { none: true },
    cite: 'Tex. Prop. Code § 92.103',
    sentence: HOSTILE,
    exceptions: [LONG_WORD],
    pending: 'A new act.',
  },
});
const deps = { library: { rules: [rule], lawChanges: NO_LAW_CHANGES } };
const cells = findRule(deps, rule.id)?.cells ?? [];

test('a rule whose statute has changed says so first', () => {
  const change = { cite: 'OH § 5321.16', date: '2026-09', removed: false };
  const lawChanges = { version: '1', byItem: new Map([[`rules/${rule.id}/OH`, [change]]]) };
  const page = render(
    <RuleEntry id={rule.id} title={rule.title} cell={viewCell(rule, 'OH', { lawChanges })} />,
  );
  expect(page.text).toContain(
    'OH § 5321.16 (changed, as of September 2026). This has not been checked against it yet.',
  );
  expect(
    render(
      <RuleEntry id={rule.id} title={rule.title} cell={viewCell(rule, 'CA', { lawChanges })} />,
    ).text,
  ).not.toContain('newer text');
});

test('a filled rule shows value, sentence, exceptions, law, where and when it was read, and how it was checked', () => {
  const page = render(
    <RuleEntry id={rule.id} title={rule.title} cell={viewCell(rule, 'OH', deps.library)} />,
  );
  expect(page.text).toContain('30 days');
  expect(page.text).toContain(
    'Read November 16, 2026 on codes.ohio.gov (the state’s own site), date of the text unknown.',
  );
  expect(page.text).toContain(reading.readOnPage);
  expect(page.get('link', `Ohio Rev. Code § 5321.16(B) ${library.newTab}`).attrs.href).toBe(
    'https://codes.ohio.gov/orc/5321.16',
  );
  const compared = render(
    <RuleEntry id={rule.id} title={rule.title} cell={viewCell(rule, 'CA', deps.library)} />,
  );
  expect(compared.text).toContain('text of February 2026');
  expect(compared.text).toContain(reading.compared);
  expect(page.faults()).toEqual([]);
});

test('an empty cell says so, why, and whom to ask', () => {
  const page = render(
    <RuleEntry id={rule.id} title={rule.title} cell={viewCell(rule, 'NY', deps.library)} />,
  );
  expect(page.text).toContain(
    'We cannot say yet. The text we read does not say. Ask the court’s self-help center or legal aid in New York.',
  );
});

test('hostile and long texts are escaped and shown', () => {
  expect(
    render(<RuleEntry id={rule.id} title={LONG_WORD} cell={viewCell(rule, 'TX', deps.library)} />)
      .text,
  ).toContain(HOSTILE);
});

test('the map has a named link for every state; the table sorts unread states last', () => {
  const map = render(<TileMap title={rule.title} cells={cells} />);
  expect(map.all('link')).toHaveLength(51);
  expect(map.names('link')).toEqual(
    expect.arrayContaining([
      'OH 30d, Ohio: 30 days',
      'TX –, Texas: No time is set',
      `NY ?, New York: ${stateRules.mapEmpty}`,
    ]),
  );
  const table = render(
    <RuleTable title={rule.title} cells={cells} sort="value" path="/rules/x" />,
  ).text;
  expect(table.indexOf('Texas')).toBeLessThan(table.indexOf('California'));
  expect(table.indexOf('California')).toBeLessThan(table.indexOf('Ohio'));
  expect(table.indexOf('Ohio')).toBeLessThan(table.indexOf('Alabama'));
});

test('beside a text: the rule of the chosen state, a picker without one, nothing without references', () => {
  const here = render(
    <RuleReferences ids={[rule.id]} referenced={getReferencedRules(deps, [rule.id], 'OH')} />,
  );
  expect(here.text).toContain('In Ohio: Returning a deposit');
  const picker = render(
    <RuleReferences ids={[rule.id]} referenced={getReferencedRules(deps, [rule.id], 'General')} />,
    { path: '/faq' },
  );
  expect(picker.sends('returnTo')).toEqual(['/faq']);
  expect(picker.get('button', ruleReferences.show).attrs.type).toBe('submit');
  expect(
    render(<RuleReferences ids={[]} referenced={getReferencedRules(deps, [], 'OH')} />).text,
  ).toBe('');
});

test('lists count what was read; CSV and JSON have every state', () => {
  expect(listStates(deps).find(({ code }) => code === 'OH')).toMatchObject({
    slug: 'ohio',
    filled: 1,
  });
  expect(listRules(deps, 'OH')[0]?.rules[0]).toMatchObject({ filled: 3, here: '30 days' });
  expect(listStateRules(deps, 'OH')[0]).toMatchObject({ group: 'renting' });
  const lines = writeRuleCsv({ cells }).split('\r\n').filter(Boolean);
  expect(lines).toHaveLength(52);
  expect(lines.find((line) => line.startsWith('Ohio,'))).toContain('30 days');
  const view = findRule(deps, rule.id);
  expect(view && toRuleJson(view, 'OH').states).toMatchObject([
    { state: 'OH', value: '30 days', check: 'read' },
  ]);
  expect(view && toRuleJson(view, 'General').states).toHaveLength(51);
});

test('what was not read is one closed line, and nothing where all was read', () => {
  const view = (state: 'OH' | 'NY') => ({
    id: rule.id,
    title: rule.title,
    question: rule.question,
    cell: viewCell(rule, state, deps.library),
  });
  const page = render(<UnreadRules rules={[view('OH'), view('NY')]} />);
  expect(page.text).toContain('Not read yet: 1 rule');
  expect(page.get('link', rule.title).attrs.href).toBe(`/rules/${rule.id}`);
  expect(render(<UnreadRules rules={[view('OH')]} />).text).toBe('');
});

test('the legend says what each shade stands for, in how many states, and which is one’s own', () => {
  const page = render(<MapLegend cells={cells} own="Ohio" />);
  expect(page.text).toContain(stateRules.ownState('Ohio'));
  for (const value of ['No time is set', '21 days', '30 days']) expect(page.text).toContain(value);
  expect(page.text).toContain(stateRules.statesRead(48));
  expect(render(<MapLegend cells={cells} />).text).not.toContain('your state');
});

test('the foot of a rule leads to the letter, the counted day and help', () => {
  const uses = [{ kind: 'document' as const, title: 'Demand Letter', href: '/documents?type=x' }];
  const page = render(<RuleUses uses={uses} countHref="/deadlines?preset=a.OH" />);
  expect(page.get('link', 'Write it: Demand Letter').attrs.href).toBe('/documents?type=x');
  expect(page.get('link', stateRules.countDays).attrs.href).toBe('/deadlines?preset=a.OH');
  expect(page.get('link', stateRules.whoHelps).attrs.href).toBe('/help');
});

test('a figure whose year is over is shown as that year’s, and a narrow case with its case', () => {
  const view = (cell: Partial<FilledCell>) =>
    render(
      <RuleEntry
        id={rule.id}
        title={rule.title}
        cell={viewCell(createStateRule({ OH: { ...filledCell, ...cell } }), 'OH', deps.library)}
      />,
    ).text;
  const value = { amount: 11, unit: 'dollars' as const, year: 2026 };
  expect(view({ value })).toContain('$11 (2026)');
  const old = view({ value, isOldFigure: true });
  expect(old).toContain('$11 (figure of 2026)');
  expect(old).toContain(reading.oldFigureNote(2026));
  const narrow = { amount: 120, unit: 'days' as const, when: 'a bad road hurt you' };
  expect(view({ value: narrow })).toContain('120 days: a bad road hurt you');
  expect(view({ wasFoundInOldText: true })).toContain(reading.comparedLongAgo);
});

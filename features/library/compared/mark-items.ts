// Marks what was changed and not compared, once, where the library is read: whoever shows a text or
// counts with a number meets the mark there.

import { findReportFaults, REPORTS_DISAGREE } from '../reports.ts';
import type { Claim } from '../schema/claim-schema.ts';
import type { DeadlinePreset } from '../schema/deadline-schema.ts';
import type { StateRule } from '../schema/rule-schema.ts';
import type { Topic } from '../schema/schema.ts';
import {
  type ComparableValues,
  listComparableItems,
  listLineFacts,
  toCellName,
} from './comparable-items.ts';
import { type Comparison, compareItem } from './compare-items.ts';
import type { ItemRecords } from './item-records.ts';

/** Stands after a sentence of law whose number was changed. */
export const NOT_COMPARED = 'This was changed and has not been compared with its source yet.';

export type Comparisons = ReadonlyMap<string, Comparison>;

export const compareItems = (values: ComparableValues, records: ItemRecords): Comparisons =>
  new Map(
    listComparableItems(values).map((item) => [item.item, compareItem(item, records)] as const),
  );

export function markItems<Values extends ComparableValues>(values: Values, found: Comparisons) {
  const isConfirmed = (name: string) => found.get(name)?.isConfirmed === true;
  const getChanged = (name: string) => found.get(name)?.changed?.now ?? [];
  const mark = (text: string, isChanged: boolean) => (isChanged ? `${text} ${NOT_COMPARED}` : text);
  return {
    resources: values.resources.map((r) => ({ ...r, confirmed: isConfirmed(`resources/${r.id}`) })),
    hotlines: values.hotlines.map((h) => ({
      ...h,
      note: mark(h.note, getChanged(`hotlines/${h.id}`).length > 0),
      confirmed: isConfirmed(`hotlines/${h.id}`),
    })),
    cases: values.cases.map((c) => ({
      ...c,
      confirmed: c.court === 'scotus' && isConfirmed(`cases/${c.id}`),
    })),
    topics: values.topics.map((t): Topic => {
      const changed = getChanged(`topics/${t.id}`);
      if (changed.length === 0) return t;
      return {
        ...t,
        deadlines: t.deadlines.map((d) => ({
          ...d,
          when: mark(d.when, changed.includes(listLineFacts.deadline(d))),
        })),
        urgent: t.urgent.map((u) => ({
          ...u,
          firstStep: mark(u.firstStep, changed.includes(listLineFacts.urgency(u))),
        })),
      };
    }),
    triage: values.triage.map((t) =>
      getChanged(`triage/${t.id}`).length > 0 ? { ...t, more: mark(t.more ?? '', true).trim() } : t,
    ),
    deadlines: values.deadlines.map(
      (d): DeadlinePreset =>
        getChanged(`deadlines/${d.id}`).length > 0 ? { ...d, isNotCompared: true } : d,
    ),
    claims: values.claims.map((c): Claim => {
      const changed = getChanged(`claims/${c.id}`);
      return changed.length === 0
        ? c
        : {
            ...c,
            limits: c.limits.map((limit) => ({
              ...limit,
              text: mark(limit.text, changed.includes(listLineFacts.limit(limit))),
            })),
          };
    }),
    rules: values.rules.map((rule) => markCells(rule, found)),
  };
}

function markCells(rule: StateRule, found: Comparisons): StateRule {
  const states = Object.entries(rule.states).map(([state, cell]) => {
    const known = found.get(toCellName(rule, state as keyof StateRule['states']));
    if ('empty' in cell || !known) return [state, cell];
    if (findReportFaults(cell).length > 0) return [state, { empty: REPORTS_DISAGREE }];
    const { changed, isConfirmed, record } = known;
    return [
      state,
      {
        ...cell,
        ...(changed && { isNotCompared: true as const }),
        ...(isConfirmed && record?.by === 'reference' && { isFoundInText: true as const }),
      },
    ];
  });
  return { ...rule, states: Object.fromEntries(states) };
}

// Every item with something in it that must be compared with its source: what the reference data
// can confirm (`checks`), and the lines of law whose facts must not change unnoticed (`lines`).
import type { StateCode } from '#legal/jurisdictions.ts';
import { getEarlierIds } from '../earlier-names.ts';
import type { Claim } from '../schema/claim-schema.ts';
import type { DeadlinePreset } from '../schema/deadline-schema.ts';
import type { BuiltInCase, Term } from '../schema/law-schema.ts';
import type { FilledCell, RuleValue, StateRule } from '../schema/rule-schema.ts';
import type { Faq, Guide, Hotline, Resource, Source, Topic, TriageRule } from '../schema/schema.ts';
import { hashItem } from './item-hash.ts';
import { listTextFacts, toFactLine } from './text-facts.ts';

export type ComparableItem = {
  /** Its name in derived/items.json. */
  item: string;
  /** Names that it had before. */
  formerly: string[];
  hash: string;
  checks: Check[];
  /** The facts of each line of law, in the order in which they stand; empty where it has none. */
  lines?: () => string[];
  /** Whether the checks compare the lines, too. */
  provesLines?: boolean;
};
export type Check =
  | { kind: 'address'; url: string }
  | { kind: 'phone'; phone: string }
  /** A case that a source names. */
  | { kind: 'case'; title: string; cite: string }
  /** A built-in case: its name, every citation, and the decision date. */
  | { kind: 'report'; name: string; cites: string[]; decided?: string }
  /** The number of a state rule. */
  | { kind: 'rule'; rule: StateRule; state: StateCode; cell: FilledCell };

export type ComparableValues = {
  topics: Topic[];
  faqs: Faq[];
  guides: Guide[];
  resources: Omit<Resource, 'confirmed'>[];
  hotlines: Omit<Hotline, 'confirmed' | 'spanish'>[];
  cases: Omit<BuiltInCase, 'confirmed'>[];
  terms: Term[];
  rules: StateRule[];
  deadlines: DeadlinePreset[];
  triage: (Omit<TriageRule, 'hotline' | 'spanish'> & { hotline?: string })[];
  claims: Claim[];
};

export const listLineFacts = {
  deadline: ({ when, source }: Topic['deadlines'][number]) =>
    toFactLine([...listTextFacts(when), ...(source?.cite ? [source.cite] : [])]),
  urgency: ({ when, firstStep, hotline }: Topic['urgent'][number]) =>
    toFactLine([...listTextFacts(`${when} ${firstStep}`), ...(hotline ? [hotline] : [])]),
  limit: ({ text, cites }: Pick<Claim['limits'][number], 'text' | 'cites'>) =>
    toFactLine([...listTextFacts(text), ...cites]),
  triage: ({ when, acts, more = '' }: Pick<TriageRule, 'when' | 'acts' | 'more'>) =>
    toFactLine(listTextFacts([when, ...acts, more].join('\n'))),
  preset: ({ amount, unit, direction, authority, note = '' }: DeadlinePreset) =>
    toFactLine([`${amount} ${unit} ${direction}`, authority, ...listTextFacts(note)]),
  cell: ({ value, other, sentence, exceptions, cite, pending = '' }: FilledCell) =>
    toFactLine([
      ...[value, ...other].map((each) => `value ${toValueFact(each)}`),
      ...listTextFacts([sentence, ...exceptions, pending].join('\n')),
      cite,
    ]),
};

function toValueFact(value: RuleValue): string {
  if ('none' in value) return 'no rule';
  if ('choice' in value) return value.choice;
  return [value.amount, value.unit, value.year].filter((part) => part !== undefined).join(' ');
}

export function listComparableItems(values: ComparableValues): ComparableItem[] {
  const cells = values.rules.flatMap((rule) =>
    (Object.entries(rule.states) as [StateCode, StateRule['states'][StateCode]][]).flatMap(
      ([state, cell]) => ('empty' in cell ? [] : [compareCell(rule, state, cell)]),
    ),
  );
  const limits = (claim: Claim) => claim.limits.map(listLineFacts.limit);
  return [
    ...values.resources.map((r) => compare('resources', r, [{ kind: 'address', url: r.url }])),
    ...values.hotlines.map((h) =>
      compare('hotlines', h, [{ kind: 'phone', phone: h.phone }], () => [h.phone], true),
    ),
    ...values.topics.map((t) =>
      compare(
        'topics',
        t,
        listCases([...t.sources, ...t.deadlines.flatMap(({ source }) => source ?? [])]),
        () => [...t.deadlines.map(listLineFacts.deadline), ...t.urgent.map(listLineFacts.urgency)],
      ),
    ),
    ...values.faqs.map((f) => compare('faqs', f, listCases(f.sources))),
    ...values.guides.map((g) => compare('guides', g, listCases(g.sources))),
    ...values.cases.map((c) => compare('cases', c, listReports(c))),
    ...values.terms.map((t) =>
      compare('terms', t, listCases(t.citations.map((cite) => ({ title: cite, cite })))),
    ),
    ...values.deadlines.map((d) => compare('deadlines', d, [], () => [listLineFacts.preset(d)])),
    ...values.triage.map((t) => compare('triage', t, [], () => [listLineFacts.triage(t)])),
    ...values.claims.map((c) => compare('claims', c, [], () => limits(c))),
    ...cells,
  ].filter(({ checks, lines }) => checks.length > 0 || lines);
}

function compare(
  kind: string,
  value: { id: string; formerly?: string[] },
  checks: Check[],
  lines?: () => string[],
  provesLines = false,
): ComparableItem {
  const formerly = getEarlierIds(value).map((id) => `${kind}/${id}`);
  return {
    item: `${kind}/${value.id}`,
    formerly,
    hash: hashItem(value),
    checks,
    lines,
    provesLines,
  };
}

export const toCellName = (rule: Pick<StateRule, 'id'>, state: StateCode) =>
  `rules/${rule.id}/${state}`;

export function compareCell(rule: StateRule, state: StateCode, cell: FilledCell): ComparableItem {
  return {
    item: toCellName(rule, state),
    formerly: getEarlierIds(rule).map((id) => toCellName({ id }, state)),
    hash: hashItem([cell, rule.words]),
    checks: [{ kind: 'rule', rule, state, cell }],
    lines: () => [listLineFacts.cell(cell)],
    provesLines: true,
  };
}

/** The facts of a built-in case and of the case that overruled or limited it. */
function listReports(c: ComparableValues['cases'][number]): Check[] {
  const { treatment } = c;
  const later: Check[] =
    'citation' in treatment && treatment.citation
      ? [{ kind: 'report', name: treatment.by, cites: [treatment.citation] }]
      : [];
  return c.court === 'scotus'
    ? [
        { kind: 'report', name: c.name, cites: [c.citation, ...c.parallel], decided: c.decided },
        ...later,
      ]
    : later;
}

export const SUPREME_COURT_CITE = /\b\d+ (?:U\.S\.|S\. Ct\.) \d+/;

const listCases = (sources: Pick<Source, 'title' | 'cite'>[]): Check[] =>
  sources.flatMap(({ title, cite }) =>
    cite && SUPREME_COURT_CITE.test(cite) ? [{ kind: 'case' as const, title, cite }] : [],
  );

// A document's template, with a notice for each state from the state rules it names: the value and the section of each rule that has been
// read there.
import type { LibraryDeps } from '#features/library/library-deps.ts';
import type { DocumentTemplate } from '#features/library/schema/document-schema.ts';
import type { StateRule } from '#features/library/schema/rule-schema.ts';
import { formatValue } from '#features/state-rules/format-value.ts';
import { STATES, type StateCode } from '#legal/jurisdictions.ts';
import { formatLongDate } from '#lib/dates.ts';
import { DOCUMENT_WORDS } from './engine-messages.ts';

type Library = Pick<LibraryDeps['library'], 'documents' | 'rules'>;

export function findTemplate({ documents, rules }: Library, id: unknown): DocumentTemplate | undefined {
  const template = documents.find((each) => each.id === id);
  if (!template || template.rules.length === 0) return template;
  const named = template.rules.flatMap((name) => rules.filter((rule) => rule.id === name));
  const notices = (Object.keys(STATES) as StateCode[]).flatMap((state) => createNotice(named, state));
  return { ...template, notices: [...template.notices, ...notices] };
}

function createNotice(rules: StateRule[], state: StateCode): DocumentTemplate['notices'] {
  const entries = rules.flatMap((rule) => {
    const cell = rule.states[state];
    return 'empty' in cell ? [] : [{ rule, cell }];
  });
  if (entries.length === 0) return [];
  const lines = entries.map(({ rule, cell: { value, other } }) => {
    const cases = other.map((each) => `${formatValue(rule, each)} ${DOCUMENT_WORDS.inCase(each.when ?? '')}`);
    return `${rule.title}: ${[formatValue(rule, value), ...cases].join('; ')}.`;
  });
  const oldestReading = entries.map(({ cell }) => cell.readOn).sort()[0] ?? '';
  return [
    {
      state,
      text: DOCUMENT_WORDS.stateRules(lines.join(' '), formatLongDate(oldestReading)),
      cite: entries.map(({ cell }) => cell.cite).join('; '),
    },
  ];
}

// All rules with their addresses in the API, in the order of the pages that list them.
import type { Library } from '#features/library/load-library.server.ts';
import type { RuleListJson } from './rule-json.ts';

export const listRulesJson = ({ library }: { library: Pick<Library, 'rules'> }): RuleListJson => ({
  rules: library.rules
    .toSorted((a, b) => a.order - b.order)
    .map(({ id, title, question, states }) => ({
      id,
      title,
      question,
      url: `/api/rules/${id}`,
      filled: Object.values(states).filter((cell) => !('empty' in cell)).length,
    })),
});

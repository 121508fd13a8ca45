// Validates workflow files with GitHub's own parser, which its editor also uses: keys, values,
// expressions, cron lines and job dependencies. The package imports JSON without an import
// attribute, which Node rejects; the hook adds it.
import { registerHooks } from 'node:module';

const hooks = registerHooks({
  resolve(specifier, context, next) {
    const resolved = next(specifier, context);
    const isDefinition =
      resolved.url.includes('/@actions/workflow-parser/') && resolved.url.endsWith('.json');
    return isDefinition ? { ...resolved, importAttributes: { type: 'json' } } : resolved;
  },
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import(
  '@actions/workflow-parser'
);
hooks.deregister();

/** GitHub's error messages, with line and column. */
export async function listWorkflowProblems(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

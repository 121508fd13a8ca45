// GitHub's own reader of workflow files, the one its editor and its runner agree on: keys, values, expressions, cron lines, and
// jobs that need each other. Its package imports its language definition as JSON without saying so, as bundlers allow and Node does
// not; the hook says it.
import { registerHooks } from 'node:module';

const hooks = registerHooks({
  resolve(specifier, context, next) {
    const found = next(specifier, context);
    const isDefinition = found.url.includes('/@actions/workflow-parser/') && found.url.endsWith('.json');
    return isDefinition ? { ...found, importAttributes: { type: 'json' } } : found;
  },
});
const { convertWorkflowTemplate, NoOperationTraceWriter, parseWorkflow } = await import('@actions/workflow-parser');
hooks.deregister();

/** What GitHub would complain about, with line and column. */
export async function workflowProblems(name: string, content: string): Promise<string[]> {
  const { context, value } = parseWorkflow({ name, content }, new NoOperationTraceWriter());
  if (value) await convertWorkflowTemplate(context, value);
  return context.errors.getErrors().map(({ message }) => message);
}

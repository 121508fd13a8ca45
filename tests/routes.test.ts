// The rules of routes (harness/rules/route-rules.ts), which tests/architecture.test.ts runs on the
// repository: here on planted faults.
import { expect, test } from 'vitest';
import { findFaults } from './harness/rules/architecture-rules.ts';

const twoCalls = `import { listTopics } from '#features/library/list-topics.server.ts';
import { getFaqPage } from '#features/topics/faq/get-faq-page.server.ts';
export function loader() {
  return { topics: listTopics(), ...getFaqPage() };
}`;
const hiddenCall = `import { getFaqPage } from '#features/topics/faq/get-faq-page.server.ts';
import { renderMore } from '#features/topics/faq/render-more.server.tsx';
export const loader = () => ({ ...getFaqPage(), more: more() });
const more = () => renderMore();`;
const twoOfOneFile = `import {
  getConversation,
  type Conversation,
  listConversations,
} from '#features/assistant/conversations.server.ts';
export async function loader(): Promise<Conversation> {
  return { ...(await getConversation()), all: await listConversations() };
}`;

test.each([
  ['a module that is too long', 'topics/x.tsx', 'export const a = 1;\n'.repeat(121)],
  ['two use cases in a loader', 'topics/x.tsx', twoCalls],
  ['a use case in a helper of the loader', 'topics/x.tsx', hiddenCall],
  ['two use cases of one module', 'assistant/x.tsx', twoOfOneFile],
  ['a folder with a name of its own', 'library-pages/x.tsx', 'export const a = 1;'],
  ['a folder with the former name of a feature', 'statutes/x.ts', 'export const a = 1;'],
])('a planted fault is found: %s', (_planted, path, source) => {
  expect(findFaults(new Map([[`app/routes/${path}`, source]]))).toHaveLength(1);
});

const oneEach = `import { getHelpPage, answerHelpForm, type HelpAnswer } from '#features/help/get-help-page.server.ts';
import { removeDraft } from '#features/documents/remove-draft.server.ts';
import { HelpPage } from '#features/help/help-page.tsx';
export function loader() {
  return getHelpPage();
}
export async function action() {
  // A button of the same form.
  if (removed) return removeDraft();
  return answerHelpForm();
}
export default function Help({ actionData }: { actionData: HelpAnswer }) {
  return <HelpPage page={actionData} />;
}`;

test.each([
  ['one use case for the page and one for each kind of form', 'help/x.tsx', oneEach],
  ['a page of the frame', 'site/x.tsx', 'export const a = 1;'],
  ['a module of 120 lines', 'topics/x.tsx', 'export const a = 1;\n'.repeat(120)],
])('what is allowed is not reported: %s', (_allowed, path, source) => {
  expect(findFaults(new Map([[`app/routes/${path}`, source]]))).toEqual([]);
});

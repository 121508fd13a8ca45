// The assistant's own texts: headings, the closing line and refusals. They state no law.
import type { AnswerSection } from '#features/grounding/answer.ts';
import type { Refusal } from './understand.server.ts';

export const answerHeadings: Record<Exclude<AnswerSection, 'other'>, string> = {
  short: 'Short answer',
  law: 'What the law generally says',
  varies: 'What varies by state',
  steps: 'Steps you can take',
  deadlines: 'Deadlines to watch',
  lawyer: 'When to get help',
};

/** Before a definition; the other names are those that the question used. */
export const formatTermLabel = (name: string, otherNames: string[]) =>
  otherNames.length > 0 ? `${name} (also called ${otherNames.join(', ')}):` : `${name}:`;
export const exampleLabel = 'For example:';

export const closingLine =
  'This is general information from our library, not legal advice about your case.';

export const unsureLine =
  'We may not have understood your question. This is the closest match in our library. You can ask again in other words, or with more detail.';

/** What we understood before a question back. */
export const formatUnderstood = (topics: string[], state: string | undefined) =>
  `We understood this as a question about ${topics.join(' or ')}${state ? ` in ${state}` : ''}.`;
/** Also read from the answer before, so that nobody is asked twice in a row. */
export const clarifyLine =
  'Before we answer: which of these comes closest to what you want to know?';
export const formatTermQuestion = (term: string) => `What does “${term}” mean?`;

/** Links to the page that finds help by ZIP code and state. */
export const chooseStateLine = 'Choose your state to see the legal aid and court help there.';
export const formatOfficeLine = (state: string) =>
  `Legal aid in ${state} is organized by county. Find the office for yours.`;

export const refusalTexts: Record<Refusal, string> = {
  'outside-us-law':
    'We only know the law of the United States, so we cannot answer this well. A bar association or a legal aid office in that country can. If part of your question is about the law here, ask about that part.',
  harmful:
    'We cannot help with something that could hurt someone or mislead a court. If you are in a hard place, talking to a lawyer is private, and these places can help you find one.',
  'nothing-found':
    'We found nothing in our library that answers this. Try other words, or tell us what happened and what you want to know about the law. A person may help more: these places are a start.',
};

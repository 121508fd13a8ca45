import { formatNumber } from '#lib/language/format.ts';

// /accuracy, in words for people who have never seen an evaluation.
const percent = (share: number) => `${(share * 100).toFixed(share === 1 ? 0 : 1)}%`;

export const title = 'How accurate is the assistant?';
export const description =
  'What we measured, on which questions, when, and what the numbers do not tell.';
export const none = 'The assistant has not been measured yet on this installation.';
export const writers = { library: 'Built-in writer', model: 'AI model' } as const;
export const modelName = (model: string) => `AI model: ${model}`;

export const about = {
  library: 'It uses no AI model to write. Each sentence is taken word for word from our library.',
  model:
    'A language model writes from passages of our library, and each sentence is checked before it is shown.',
} as const;

export const noModel =
  'No AI model was scored. When one is connected, its answers can differ from these numbers.';

export const measuredOn = (date: string, questions: number) =>
  `Measured on ${date}, with ${questions} questions.`;

export const measuredOnMessages = (date: string, messages: number) =>
  `Measured on ${date}, with ${formatNumber(messages)} messages.`;

export const wordsAlone =
  'These numbers were measured with a model that reads what a question means. It cannot run on this server, so here they are lower: far fewer dangers are noticed, and search goes by words alone.';

export const danger = {
  title: 'Does it notice danger?',
  about:
    'When a message tells of danger or of a deadline within days, the number to call comes first. The messages were made up for this test, by AI writers that had seen neither our rules nor our model. Half of them are calm, and most of those lie close to a danger.',
  kind: 'Kind of danger',
  noticed: 'Noticed',
  all: 'All kinds',
  spanish: 'In Spanish, or Spanish and English mixed',
  falseAlarms: 'Calm messages that raised an alarm',
  of: (count: number, total: number) => `${count} of ${total} (${percent(count / total)})`,
  limit:
    'It will miss some. If you are in danger, call 911. If you think of hurting yourself, call or text 988.',
};

export const measured = (date: string) => `Measured on ${date}.`;
export const measure = 'What we counted';
export const result = 'Result';

export const of = (count: number, total: number) =>
  `${formatNumber(count)} of ${formatNumber(total)} (${percent(count / total)})`;

export const rows = {
  rightInFive: 'A right source is among the first five',
  rightFirst: 'A right source comes first',
  answered: 'Questions that got an answer',
  supported: {
    library: 'Sentences that are in our library, word for word',
    model: 'Sentences that our check found supported by a source',
  },
  rightState: 'The right state was understood, or rightly none',
  grade: 'Reading level of the answers (US school grade)',
};

export { percent };

export const ofSentences = (share: number, sentences: number) =>
  `${percent(share)} of ${formatNumber(sentences)}`;

export const perTopic = 'By topic';
export const topic = 'Topic';
export const questions = 'Questions';
export const inFive = 'Right source in the first five';
export const methodTitle = 'How we measure';

export const method = [
  'We wrote everyday questions about all of our topics (few yet about Public Benefits, Education, and Courts and Procedure), the way people type them: short, long, with slips, with and without a state.',
  'For each question we wrote down which pages of our library a right answer must be based on, before looking at what the assistant finds.',
  'No question may share more than half of its telling words with the list of example questions that helps to find that page. So the score does not come from copying.',
  'The same program asks all the questions and counts. Run again on the same library, it gives the same numbers.',
];

export const badTitle = 'What is still bad';

export const bad = [
  'If we never asked back, about one answer in five would be led by a page that is not the best one we have. Of the answers that we give at once, about one of fourteen still is.',
  'When we ask back, the right page is missing from the choices about one time in five. “Something else” leads on.',
  'We ask back in more than a third of our own questions, which were worded to be hard, and in about eleven of sixty that a stranger wrote. About half the time the page that we had in mind was right: you press once more than needed.',
  'A long story with events of a family, of the police and of money at once is still filed under the wrong topic most often.',
  'The messages with several questions were written by the same person who built that part. Strangers may write them in ways that we do not find.',
  'Two readers judged the answers to six times 60 questions by strangers in full. In the first four sixties one or two answers were wrong for the person, in one place or for a state, and two to nine began with the answer to another question. In the last sixty, after the assistant had learned from messages which page is meant, none was wrong and two began with the answer to another question; but nearly half answered only in part: a second question was left open, or what was asked came late.',
  'Alarms that are not needed: of 360 everyday questions by strangers, 43 got urgent lines, and more than one in three of those was not needed. Two in the last sixty lacked one: a few days to answer a court, and a court date.',
];

export const limitsTitle = 'What this does not measure';

export const limits = [
  'Whether the law is right. A right source is one of our pages; our pages can be wrong or out of date. Each names its sources and the day it was checked.',
  'Whether an answer fits your case. Small facts change the law that applies.',
  'Questions unlike ours. We wrote these ourselves; real ones may be harder.',
  'Whether an answer is complete. A right source among five does not mean that nothing is missing.',
];

export const report = 'If an answer is wrong, please tell us.';

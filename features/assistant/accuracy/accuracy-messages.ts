// Texts of /accuracy, in words for people who have never seen an evaluation.
const percent = (share: number) => `${(share * 100).toFixed(share === 1 ? 0 : 1)}%`;

export const accuracyPage = {
  title: 'How accurate is the assistant?',
  description: 'What we measured, on which questions, when, and what the numbers do not tell.',
  none: 'The assistant has not been measured yet on this installation.',
  writers: { library: 'Built-in writer', model: 'AI model' } as const,
  modelName: (model: string) => `AI model: ${model}`,
  about: {
    library: 'It uses no AI model to write. Each sentence is taken word for word from our library.',
    model: 'A language model writes from passages of our library, and each sentence is checked before it is shown.',
  } as const,
  noModel: 'No AI model was scored. When one is connected, its answers can differ from these numbers.',
  measuredOn: (date: string, questions: number) => `Measured on ${date}, with ${questions} questions.`,
  measuredOnMessages: (date: string, messages: number) => `Measured on ${date}, with ${messages.toLocaleString('en-US')} messages.`,
  danger: {
    title: 'Does it notice danger?',
    about:
      'When a message tells of danger or of a deadline within days, the number to call comes first. The messages were made up for this test, by AI writers that had seen neither our rules nor our model. Half of them are calm, and most of those lie close to a danger.',
    kind: 'Kind of danger',
    noticed: 'Noticed',
    all: 'All kinds',
    spanish: 'In Spanish, or Spanish and English mixed',
    falseAlarms: 'Calm messages that raised an alarm',
    of: (count: number, total: number) => `${count} of ${total} (${percent(count / total)})`,
    limit: 'It will miss some. If you are in danger, call 911. If you think of hurting yourself, call or text 988.',
  },
  rows: {
    rightInFive: 'A right source is among the first five',
    rightFirst: 'A right source comes first',
    answered: 'Questions that got an answer',
    supported: {
      library: 'Sentences that are in our library, word for word',
      model: 'Sentences that our check found supported by a source',
    },
    rightState: 'The right state was understood, or rightly none',
    grade: 'Reading level of the answers (US school grade)',
  },
  percent,
  ofSentences: (share: number, sentences: number) => `${percent(share)} of ${sentences.toLocaleString('en-US')}`,
  perTopic: 'By topic',
  topic: 'Topic',
  questions: 'Questions',
  inFive: 'Right source in the first five',
  methodTitle: 'How we measure',
  method: [
    'We wrote everyday questions about 22 of our topics (not yet about Public Benefits, Education, and Courts and Procedure), the way people type them: short, long, with slips, with and without a state.',
    'For each question we wrote down which pages of our library a right answer must be based on, before looking at what the assistant finds.',
    'No question may share more than half of its telling words with the list of example questions that helps to find that page. So the score does not come from copying.',
    'The same program asks all the questions and counts. Run again on the same library, it gives the same numbers.',
  ],
  limitsTitle: 'What this does not measure',
  limits: [
    'Whether the law is right. A right source is one of our pages; our pages can be wrong or out of date. Each names its sources and the day it was checked.',
    'Whether an answer fits your case. Small facts change the law that applies.',
    'Questions unlike ours. We wrote these ourselves; real ones may be harder.',
    'Whether an answer is complete. A right source among five does not mean that nothing is missing.',
  ],
  report: 'If an answer is wrong, please tell us.',
};

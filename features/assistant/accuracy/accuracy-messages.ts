// Texts of /accuracy, in words for people who have never seen an evaluation.
import type { Measure, MeasureId } from '#features/library/schema/accuracy-schema.ts';

const percent = (share: number) => `${(share * 100).toFixed(share === 1 ? 0 : 1)}%`;

export const accuracyPage = {
  title: 'How accurate is the assistant?',
  description: 'What we measured, on which questions, when, and what the numbers do not tell.',
  none: 'The assistant has not been measured yet on this installation.',
  writers: { library: 'Built-in writer', model: 'AI model' } as const,
  modelName: (model: string) => `AI model: ${model}`,
  about: {
    library: 'It uses no AI model to write. Each sentence is taken word for word from our library.',
    model:
      'A language model writes from passages of our library, and each sentence is checked before it is shown.',
  } as const,
  noModel:
    'No AI model was scored. When one is connected, its answers can differ from these numbers.',
  measuredOn: (date: string, questions: number) =>
    `Measured on ${date}, with ${questions} questions.`,
  measuredOnMessages: (date: string, messages: number) =>
    `Measured on ${date}, with ${messages.toLocaleString('en-US')} messages.`,
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
    limit:
      'It will miss some. If you are in danger, call 911. If you think of hurting yourself, call or text 988.',
  },
  measured: (date: string) => `Measured on ${date}.`,
  measure: 'What we counted',
  result: 'Result',
  of: (count: number, total: number) =>
    `${count.toLocaleString('en-US')} of ${total.toLocaleString('en-US')} (${percent(count / total)})`,
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
  ofSentences: (share: number, sentences: number) =>
    `${percent(share)} of ${sentences.toLocaleString('en-US')}`,
  perTopic: 'By topic',
  topic: 'Topic',
  questions: 'Questions',
  inFive: 'Right source in the first five',
  methodTitle: 'How we measure',
  method: [
    'We wrote everyday questions about all of our topics (few yet about Public Benefits, Education, and Courts and Procedure), the way people type them: short, long, with slips, with and without a state.',
    'For each question we wrote down which pages of our library a right answer must be based on, before looking at what the assistant finds.',
    'No question may share more than half of its telling words with the list of example questions that helps to find that page. So the score does not come from copying.',
    'The same program asks all the questions and counts. Run again on the same library, it gives the same numbers.',
  ],
  badTitle: 'What is still bad',
  bad: [
    'If we never asked back, more than one answer in four would be led by a page that is not the best one we have. Of the answers that we give at once, about one of nine still is.',
    'When we ask back, the right page is missing from the choices about one time in five. “Something else” leads on.',
    'We ask back in about half of our own questions, which were worded to be hard, and in five to fourteen of sixty that a stranger wrote. More than half the time the page that we had in mind was right: you press once more than needed.',
    'A long story with events of a family, of the police and of money at once is still filed under the wrong topic most often.',
    'The messages with several questions were written by the same person who built that part. Strangers may write them in ways that we do not find.',
    'Two readers judged the answers to four times 60 questions by strangers in full. In each sixty, one or two answers were wrong for the person, in one place or for a state, and two to nine began with the answer to another question. About 15 answered only in part. Those found wrong were mended.',
    'Alarms that are not needed: of 240 everyday questions by strangers, 24 got urgent lines, and about one in three of those lines was not needed.',
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

type MeasureTexts = {
  title: string;
  about: string;
  figures: Partial<Record<Measure['figures'][number]['id'], string>>;
};

/** In the order of the page. */
export const measureTexts: Record<MeasureId, MeasureTexts> = {
  choices: {
    title: 'Does the right page lead the answer?',
    about:
      'Everything in an answer follows the page that leads it. When no page is clearly right, the assistant asks back and offers questions to choose from. Counted on the questions above; the limit for asking back was set with them.',
    figures: {
      lead: 'The right page would lead, if we never asked back',
      'answered-at-once': 'Answered at once, with the right page in the lead',
      'asks-back': 'Questions that are asked back',
      'offers-right': 'Asked back, with the right page among the choices',
      'asks-needlessly': 'Asked back although the right page was in the lead',
    },
  },
  'several-questions': {
    title: 'Several questions in one message',
    about:
      'Made-up messages that ask two or more things, with and without numbers and question marks.',
    figures: {
      found: 'Questions that were found in the message',
      answered: 'Questions that got an answer under their own heading',
      right: 'Questions whose answer is led by the right page',
    },
  },
  definitions: {
    title: 'Does a definition define?',
    about:
      'Every word of our dictionary, asked in five ways (“What is …?”, “what does … mean”); questions for the difference between two words; and problems that only sound as if they asked for a meaning.',
    figures: {
      terms: 'The definition of the right word comes first',
      differences: 'Both definitions come first',
      'not-definitions': 'Problems that are not mistaken for a definition',
    },
  },
  topics: {
    title: 'Does it see what a story is about?',
    about:
      'Posts that people wrote in a public forum, not for us. Each has one to three right topics, given by readers.',
    figures: {
      first: 'A right topic comes first',
      three: 'A right topic is among the first three',
    },
  },
  papers: {
    title: 'Does it read a paper right?',
    about:
      'Letters, notices and court papers made up by writers who knew nothing of our rules, read once before anything was changed because of them.',
    figures: {
      kind: 'The kind of paper was named right',
      'not-of-a-kind': 'Other letters that were not taken for one',
      dates: 'Dates with what they are for',
      'certain-dates': 'Dates that we call certain, and that are right',
      amounts: 'Amounts of money',
      'case-numbers': 'Case and file numbers',
      scams: 'Scams that were pointed out',
    },
  },
};

// Texts of the assistant; tests/e2e checks some of them word for word. Those of checked sentences
// are in features/grounding.
import type { AnswerSection } from '#features/grounding/answer.ts';
import type { Measure, MeasureId } from '#features/library/schema/accuracy-schema.ts';
import type { SmallTalk } from '#features/triage/small-talk-words.ts';
import { formatNumber, pluralize } from '#lib/language/format.ts';
import type { Refusal } from './write/understand.server.ts';

export const chat = {
  title: 'AI Legal Assistant',
  description:
    'Ask a legal question in your own words. The answer comes from the library, with the source beside every sentence.',
  running: 'Ask',
  motto: 'Answers from the library, with the source in the margin',
  important: 'Important',
  toPaper: 'Got a paper in your hand? Have it read.',
  importantText:
    'The assistant gives information, not legal advice. It can be wrong. Look at the sources before you rely on an answer.',
  disclaimer:
    'This is information, not legal advice. For advice about your situation, talk to a qualified attorney.',

  whoCanHelp: 'Who can help me',

  panel: 'Legal Assistant',
  importantShort: 'Information, not legal advice.',
  importantMore: 'It can be wrong.',
  menu: 'This chat',
  download: 'Download chat',
  share: 'Share chat',
  shareUnsupported:
    'Web Share API not supported in your browser. You can download the chat instead.',
  thread: 'Conversation',
  newChat: 'New chat',

  welcome:
    'Hello. Tell me what happened, in your own words. You do not need to know the legal words.',
  welcomeHow:
    'I look in this site’s library, answer from what it says, and show the source of each sentence. Please leave out names, addresses and account numbers.',
  privacyLibrary:
    'No AI model is connected here: answers are made of sentences from our library. Your question does not leave this server.',
  privacyProvider: (provider: string) =>
    `To write an answer, your question and the ones before it in this chat are sent to an AI provider: ${provider}. If you would rather not, tick “Library only” before you ask.`,
  quickExit: 'Quick exit, in the bar above, opens a weather page and clears this one.',
  privacyMore: 'What is stored, and for how long',
  accuracyMore: 'How often we find the right source',

  question: 'Your question',
  placeholder: 'Ask a legal question...',
  send: 'Send',
  stop: 'Stop',
  stateLabel: 'State for the answer',
  answersFor: 'Answers for',
  allStates: 'All states',
  answeringFor: (state: string) => `Answering for ${state}`,
  changeState: 'change',
  libraryOnly: 'Library only',
  libraryOnlyHint: (provider: string) => `nothing is sent to ${provider}`,
  suggestions: 'Suggested questions',
  suggestedTitle: 'Suggested Questions',
  editing: 'You are changing your last question. Its answer is replaced when you send.',
  cancelEdit: 'Keep it as it was',
  offline:
    'You are not connected to the internet. Your question is still here; send it when you are back.',

  you: 'You',
  answer: 'Answer',
  yourQuestion: 'Your question:',
  scopeGeneral: 'General, not one state',
  scopeWithoutRule: (state: string) => `General answer: we have no rule of ${state} on this`,
  fromLibrary: 'From the library, word for word',
  fromModel: (provider: string) => `AI model at ${provider}, each sentence checked`,
  sourcesUsed: (n: number) => pluralize(n, { one: '# source', other: '# sources' }),
  searching: 'Searching the library',
  readingShelf: (topic: string) => `Reading about ${topic}`,
  writing: 'each sentence is checked before you see it',
  writingOn: 'Writing',
  stopped: 'Stopped. Everything above was checked; the rest was not written.',
  stoppedEmpty: 'Stopped. Nothing was written.',
  failed: "I'm sorry, I'm having trouble processing your request. Please try again later.",
  cutOff: 'The connection was lost before the answer was complete. Everything above was checked.',
  retry: 'Try again',
  edit: 'Edit question',
  askAgainFor: (jurisdictionName: string) => `Ask again for ${jurisdictionName}`,

  followUps: 'You could also ask',

  copy: 'Copy with sources',
  copied: 'Copied',
  copyFailed: 'Your browser did not allow copying. You can download the chat instead.',
  print: 'Print or save as PDF',
  helpful: 'Did this help?',
  yes: 'Yes, this helped',
  no: 'No, this did not help',
  why: 'What was missing or wrong? (optional)',
  whyHint: 'Up to 500 characters. Please leave out private details.',
  sendWhy: 'Send',
  thanks: 'Thank you. Your vote is stored without your question.',
  voteFailed: 'Your vote could not be sent. Please try again.',

  conversationsButton: 'Conversations',
  conversations: 'Your conversations',
  closeConversations: 'Close',
  questions: (n: number) => pluralize(n, { one: '# question', other: '# questions' }),
  lastAsked: (question: string) => `Last: ${question}`,
  conversationsNote: 'Stored in your account until you delete them, for at most twelve months.',
  conversationsMore: (n: number) => `Show ${n} more`,
  conversationsNone:
    'Nothing here yet. What you ask while signed in is listed here, and you can delete it.',
  remove: 'Delete',
  removeOne: (title: string) => `Delete “${title}”`,
  earlierInThisChat: 'Earlier in this chat',

  announceSending: 'Your question was sent. Looking for an answer.',
  announceDone: (sources: number) =>
    `Answer complete. ${pluralize(sources, { one: '# source.', other: '# sources.' })}`,
  announceStopped: 'The answer was stopped.',
  announceStoppedEmpty: 'Stopped. Nothing was written. Your question is back in the box.',
  closeSource: 'Close',
} as const;

/** Shown next to the question box. */
export const SUGGESTED = [
  'What are my rights in an eviction?',
  'How do I file for child support?',
  'How does small claims court work?',
  'How do I respond to a traffic ticket?',
  'What are the steps in a divorce?',
  'What is a statute of limitations?',
] as const;

/** Shown below the panel. */
export const MORE_SUGGESTED = [
  'I got a letter from a debt collector. Is it real?',
  'My boss did not pay my last paycheck. What can I do?',
  'Can my landlord keep my security deposit?',
  'What happens at an arraignment?',
  'Do I need a will if I own very little?',
  'Someone opened an account in my name. Where do I start?',
] as const;

// /accuracy, in words for people who have never seen an evaluation.
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
    `Measured on ${date}, with ${formatNumber(messages)} messages.`,
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
    `${formatNumber(count)} of ${formatNumber(total)} (${percent(count / total)})`,
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
    `${percent(share)} of ${formatNumber(sentences)}`,
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
    'If we never asked back, about one answer in five would be led by a page that is not the best one we have. Of the answers that we give at once, about one of fourteen still is.',
    'When we ask back, the right page is missing from the choices about one time in five. “Something else” leads on.',
    'We ask back in more than a third of our own questions, which were worded to be hard, and in about eleven of sixty that a stranger wrote. About half the time the page that we had in mind was right: you press once more than needed.',
    'A long story with events of a family, of the police and of money at once is still filed under the wrong topic most often.',
    'The messages with several questions were written by the same person who built that part. Strangers may write them in ways that we do not find.',
    'Two readers judged the answers to six times 60 questions by strangers in full. In the first four sixties one or two answers were wrong for the person, in one place or for a state, and two to nine began with the answer to another question. In the last sixty, after the assistant had learned from messages which page is meant, none was wrong and two began with the answer to another question; but nearly half answered only in part: a second question was left open, or what was asked came late.',
    'Alarms that are not needed: of 360 everyday questions by strangers, 43 got urgent lines, and more than one in three of those was not needed. Two in the last sixty lacked one: a few days to answer a court, and a court date.',
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

// The questions to choose from below an answer.
export const choiceTexts = {
  titles: {
    clarify: 'Choose the closest question',
    'also-asked': 'You also asked',
    examples: 'For example',
  },
  answerAnyway: 'Show the answer to my question',
  answerAnywaySpanish: 'Ver la respuesta a mi pregunta',
  announceWaiting: 'Your question is kept. “Show the answer to my question” answers it.',
  other: 'Something else',
  otherIntro: 'None of these? Three ways to go on:',
  reword: 'Ask again in other words, with what happened and what you want to know',
  search: 'Search the library by a word or two',
  help: 'Find a person who can help',
  announce: (count: number) => `We have a question back, with ${count} answers to choose from.`,
} as const;

/** After a grave danger whose question is not clear. */
export const afterDanger =
  'When you are safe, tell us in a sentence what you want to know about the law, and we look for the answer.';

// Said instead of an answer. They state no law.
type Replies = {
  smallTalk: Record<SmallTalk, string>;
  whatHappened: string;
  afterSelfHarm: string;
};
export const replies = {
  en: {
    smallTalk: {
      greeting:
        'Hello. Tell us in your own words what happened and what you want to know, and name your state if you can.',
      thanks: 'You are welcome. If anything else comes up, just ask.',
      reply:
        'Please tell us a little more in one sentence: what happened, in which state, and what you want to know.',
      test: 'It works. Tell us in your own words what happened and what you want to know.',
      'about-us':
        'You are talking with a computer program, not with a person and not with a lawyer. Asking is free. Answers come from a library of US law that shows its sources; they are information, not legal advice.',
    },
    whatHappened:
      'What happened? Tell us in a few words, and in which state. If you or someone near you is in danger, call 911. If you are thinking of hurting yourself, call or text 988; it is free, day and night.',
    afterSelfHarm:
      'We are glad that you wrote this. Nobody has to carry it alone: please talk with a person now.',
  },
  es: {
    smallTalk: {
      greeting:
        'Hola. Por ahora nuestras respuestas están en inglés. Si escribe en español, le mostramos los números de emergencia y quién puede ayudarle.',
      thanks: 'Con mucho gusto. Si necesita algo más, escríbanos.',
      reply: 'Cuéntenos un poco más en una frase: qué pasó, en qué estado, y qué quiere saber.',
      test: 'Sí funciona. Por ahora nuestras respuestas están en inglés.',
      'about-us':
        'Usted está hablando con un programa de computadora, no con una persona ni con un abogado. Preguntar es gratis. Por ahora las respuestas están en inglés; son información, no asesoría legal.',
    },
    whatHappened:
      '¿Qué pasó? Cuéntenos en pocas palabras, y en qué estado vive. Si usted o alguien cerca está en peligro, llame al 911. Si piensa en hacerse daño, llame al 988 (oprima 2 para español) o mande la palabra AYUDA al 988; es gratis, de día y de noche.',
    afterSelfHarm:
      'Nos alegra que lo haya escrito. Nadie tiene que cargar con esto a solas: por favor hable ahora con una persona.',
    noAnswerYet:
      'Nuestras respuestas todavía están en inglés, y no siempre entendemos bien una pregunta en español. Por eso aquí no le damos una respuesta: podría ser equivocada. Estas oficinas y líneas pueden ayudarle. Al llamar, diga “Spanish, please” o “I need a Spanish interpreter” (necesito un intérprete de español). Si puede, escriba su pregunta también en inglés.',
  },
} satisfies { en: Replies; es: Replies & { noAnswerYet: string } };

// What the assistant says itself: headings, the closing line and refusals. They state no law.
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

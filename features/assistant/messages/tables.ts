import type { AnswerSection } from '#features/grounding/answer.ts';
import type { Measure, MeasureId } from '#features/library/schema/accuracy-schema.ts';
import type { SmallTalk } from '#features/triage/small-talk-words.ts';
import type { Refusal } from '../understand/understand.server.ts';

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

type MeasureTexts = {
  title: string;
  about: string;
  figures: Partial<Record<Measure['figures'][number]['id'], string>>;
};

/** In the order of the page. */
export const measureTexts: Record<MeasureId, MeasureTexts> = {
  'first-sentences': {
    title: 'Is the beginning of an answer about my question?',
    about:
      'Everyday questions by a writer who had seen neither our library nor our answers, each with the points that the first five sentences have to make. Two AI readers, who did not know what they were reading and did not see each other’s verdicts, read every answer; each question counts twice, once for each reader. No attorney has read them.',
    figures: {
      right: 'The first five sentences answer, for this person',
      'asks-fittingly': 'A fitting question back, or one whose choices answer',
      partly: 'On the subject, but the deciding point or one half is missing',
      'asks-in-vain': 'Asked back without need',
      beside: 'About something else',
      wrong: 'Wrong or dangerous for this person',
    },
  },
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

/** Before what holds in many states, for a reader of one whose rule is not told. */
export const formatGeneralLine = (state: string) =>
  `What follows first is general: it does not say what the law of ${state} is.`;

/** What we understood before a question back. */
export const formatUnderstood = (topics: string[], state: string | undefined) =>
  `We understood this as a question about ${topics.join(' or ')}${state ? ` in ${state}` : ''}.`;

/** Also read from the answer before, so that nobody is asked twice in a row. */
export const clarifyLine =
  'Before we answer: which of these comes closest to what you want to know?';

/** After the answers to several questions, the rest of what a source says. */
export const formatMoreOn = (title: string) => `More: ${title}`;

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

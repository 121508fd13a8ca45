// Texts of the assistant's page; tests/e2e checks some of them word for word. The texts inside an
// answer are in write/engine-messages.ts and features/grounding.
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
  sourcesUsed: (n: number) => (n === 1 ? '1 source' : `${n} sources`),
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
  questions: (n: number) => (n === 1 ? '1 question' : `${n} questions`),
  lastAsked: (question: string) => `Last: ${question}`,
  conversationsNote: 'Stored in your account until you delete them, for at most twelve months.',
  conversationsMore: (n: number) => `Show ${n} more`,
  conversationsNone:
    'Nothing here yet. What you ask while signed in is listed here, and you can delete it.',
  open: 'Open',
  remove: 'Delete',
  removeOne: (title: string) => `Delete “${title}”`,
  earlierInThisChat: 'Earlier in this chat',

  announceSending: 'Your question was sent. Looking for an answer.',
  announceDone: (sources: number) =>
    `Answer complete. ${sources === 1 ? '1 source.' : `${sources} sources.`}`,
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

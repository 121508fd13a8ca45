// Texts of the assistant; tests/e2e checks some of them word for word. Those of checked sentences
// are in features/grounding.
import { pluralize } from '#lib/language/format.ts';

export const title = 'AI Legal Assistant';
export const description =
  'Ask a legal question in your own words. The answer comes from the library, with the source beside every sentence.';
export const running = 'Ask';
export const motto = 'Answers from the library, with the source in the margin';
export const important = 'Important';
export const toPaper = 'Got a paper in your hand? Have it read.';
export const importantText =
  'The assistant gives information, not legal advice. It can be wrong. Look at the sources before you rely on an answer.';
export const disclaimer =
  'This is information, not legal advice. For advice about your situation, talk to a qualified attorney.';
export const whoCanHelp = 'Who can help me';
export const panel = 'Legal Assistant';
export const importantShort = 'Information, not legal advice.';
export const importantMore = 'It can be wrong.';
export const menu = 'This chat';
export const download = 'Download chat';
export const share = 'Share chat';
export const shareUnsupported =
  'Web Share API not supported in your browser. You can download the chat instead.';
export const thread = 'Conversation';
export const newChat = 'New chat';
export const welcome =
  'Hello. Tell me what happened, in your own words. You do not need to know the legal words.';
export const welcomeHow =
  'I look in this site’s library, answer from what it says, and show the source of each sentence. Please leave out names, addresses and account numbers.';
export const privacyLibrary =
  'No AI model is connected here: answers are made of sentences from our library. Your question does not leave this server.';

export const privacyProvider = (provider: string) =>
  `To write an answer, your question and the ones before it in this chat are sent to an AI provider: ${provider}. If you would rather not, tick “Library only” before you ask.`;

export const quickExit = 'Quick exit, in the bar above, opens a weather page and clears this one.';
export const privacyMore = 'What is stored, and for how long';
export const accuracyMore = 'How often we find the right source';
export const question = 'Your question';
export const placeholder = 'Ask a legal question...';
export const send = 'Send';
export const stop = 'Stop';
export const stateLabel = 'State for the answer';
export const answersFor = 'Answers for';
export const allStates = 'All states';
export const answeringFor = (state: string) => `Answering for ${state}`;
export const changeState = 'change';
export const libraryOnly = 'Library only';
export const libraryOnlyHint = (provider: string) => `nothing is sent to ${provider}`;
export const suggestions = 'Suggested questions';
export const suggestedTitle = 'Suggested Questions';
export const editing = 'You are changing your last question. Its answer is replaced when you send.';
export const cancelEdit = 'Keep it as it was';
export const offline =
  'You are not connected to the internet. Your question is still here; send it when you are back.';
export const you = 'You';
export const answer = 'Answer';
export const yourQuestion = 'Your question:';
export const scopeGeneral = 'General, not one state';
export const scopeWithoutRule = (state: string) =>
  `General answer: we have no rule of ${state} on this`;
export const fromLibrary = 'From the library, word for word';
export const fromModel = (provider: string) => `AI model at ${provider}, each sentence checked`;
export const sourcesUsed = (n: number) => pluralize(n, { one: '# source', other: '# sources' });
export const searching = 'Searching the library';
export const readingShelf = (topic: string) => `Reading about ${topic}`;
export const writing = 'each sentence is checked before you see it';
export const writingOn = 'Writing';
export const stopped = 'Stopped. Everything above was checked; the rest was not written.';
export const stoppedEmpty = 'Stopped. Nothing was written.';
export const failed =
  "I'm sorry, I'm having trouble processing your request. Please try again later.";
export const cutOff =
  'The connection was lost before the answer was complete. Everything above was checked.';
export const retry = 'Try again';
export const edit = 'Edit question';
export const askAgainFor = (jurisdictionName: string) => `Ask again for ${jurisdictionName}`;
export const nextSteps = 'What next';
export const followUps = 'You could also ask';
export const copy = 'Copy with sources';
export const copied = 'Copied';
export const copyFailed = 'Your browser did not allow copying. You can download the chat instead.';
export const print = 'Print or save as PDF';
export const helpful = 'Did this help?';
export const yes = 'Yes, this helped';
export const no = 'No, this did not help';
export const why = 'What was missing or wrong? (optional)';
export const whyHint = 'Up to 500 characters. Please leave out private details.';
export const sendWhy = 'Send';
export const thanks = 'Thank you. Your vote is stored without your question.';
export const voteFailed = 'Your vote could not be sent. Please try again.';
export const conversationsButton = 'Conversations';
export const conversations = 'Your conversations';
export const closeConversations = 'Close';
export const questions = (n: number) => pluralize(n, { one: '# question', other: '# questions' });
export const lastAsked = (question: string) => `Last: ${question}`;
export const conversationsNote =
  'Stored in your account until you delete them, for at most twelve months.';
export const conversationsMore = (n: number) => `Show ${n} more`;
export const conversationsNone =
  'Nothing here yet. What you ask while signed in is listed here, and you can delete it.';
export const remove = 'Delete';
export const removeOne = (title: string) => `Delete “${title}”`;
export const earlierInThisChat = 'Earlier in this chat';
export const announceSending = 'Your question was sent. Looking for an answer.';

export const announceDone = (sources: number) =>
  `Answer complete. ${pluralize(sources, { one: '# source.', other: '# sources.' })}`;

export const announceStopped = 'The answer was stopped.';
export const announceStoppedEmpty =
  'Stopped. Nothing was written. Your question is back in the box.';
export const closeSource = 'Close';

// Notices of the assistant: why an answer comes from the library, and why there is none.
export const notices = {
  noProvider:
    'No AI model is connected here. This answer is made of sentences from our library, with their sources.',
  libraryOnly:
    'As you chose, nothing was sent to an AI model. This answer is made of sentences from our library, with their sources.',
  providerFailed:
    'The AI model did not answer. This answer is made of sentences from our library instead, with their sources.',
  brokeOff:
    'The AI model stopped early. Everything above was checked. The short answer below is from our library.',
  budgetSpent:
    'The AI model has reached its limit for today. This answer is made of sentences from our library, with their sources.',
  emptyReply:
    "I apologize, but I couldn't generate a response. Please try rephrasing your question.",
  notChecked:
    'We could not check this sentence just now. Please look at the sources before you rely on it.',
  wordsOnly:
    'Our search was too busy to read your question by its meaning, so this answer was found by its words alone. Ask again for a better one. If anyone is in danger, call 911.',
  asksForState:
    'The rules on this differ from state to state. Choose your state, and the answer can be more exact.',
} as const;

export const chatFaults = {
  badJson: 'Send JSON of the form { "question": "…" }.',
  noQuestion: 'Type a question first.',
  tooLong: 'The question is too long. Please shorten it to 4,000 characters.',
  tooMany: (seconds: number) =>
    `You have asked many questions in a short time. You can ask again in ${formatMinutes(seconds)}. Everything in the library stays open.`,
  notKept: 'This answer is no longer stored. Please ask again.',
  notYours: 'There is no such conversation in your account.',
  signIn: 'Sign in to see your conversations.',
  badVote:
    'Send JSON of the form { "vote": "up" } or { "vote": "down", "reason": "…" }, the reason at most 500 characters.',
  post: 'Send a POST request.',
} as const;

function formatMinutes(seconds: number): string {
  const whole = Math.ceil(seconds / 60);
  return whole <= 1 ? 'a minute' : `${whole} minutes`;
}

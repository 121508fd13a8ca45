// What the API says when it cannot read a request.
export const apiTexts = {
  form: 'Send JSON of the form { "text": "…", "state": "OH" }. The state is optional.',
  post: 'Send a POST request.',
  tooOften: 'Too many papers from this network. Try again later.',
} as const;

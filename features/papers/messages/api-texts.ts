// What the API says when it cannot read a request.

export const form = 'Send JSON of the form { "text": "…", "state": "OH" }. The state is optional.';
export const post = 'Send a POST request.';
export const tooOften = 'Too many papers from this network. Try again later.';

export const form = 'Send JSON of the form { "text": "…" }.';
export const post = 'Send a POST request.';
export const tooOften = 'Too many texts from this network. Try again later.';

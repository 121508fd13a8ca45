// What the reader of an urgent message sees first: what it is about, the first step, and a number to call.
export type UrgentLine = { id: string; when: string; firstStep: string; hotline?: { label: string; phone: string; url: string } };

// The page of all dangers.

export const title = 'Urgent help';
export const description =
  'What to do first and whom to call: a court date, an eviction notice, an arrest, violence, and other dangers.';
export const jump = 'What is it?';
export const first = 'What to do first';
export const others = 'Other dangers';
export const help = 'Who can help near you';
export const helpLead = 'Legal aid and courts by ZIP code, for what can wait until they open.';

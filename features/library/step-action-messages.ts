// Labels of what can be pressed at the end of a step. On the server only.
export const stepActions = {
  call: (organization: string, phone: string) =>
    phone.length < 5 ? `Call ${phone}` : `Call ${organization}: ${phone}`,
  write: (title: string) => `Write it: ${title}`,
  count: 'Count the days',
  addWages: 'Add up unpaid wages',
  readPaper: 'Find out what paper you have',
  help: 'Find free or low-cost help',
  helpIn: (state: string) => `Find help in ${state}`,
  court: 'Find your court: choose your state',
  courtIn: (state: string) => `Find your court in ${state}`,
} as const;

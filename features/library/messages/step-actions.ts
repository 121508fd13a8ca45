// Labels of what can be pressed at the end of a step.

export const call = (organization: string, phone: string) =>
  phone.length < 5 ? `Call ${phone}` : `Call ${organization}: ${phone}`;

export const write = (title: string) => `Write it: ${title}`;
export const count = 'Count the days';
export const addWages = 'Add up unpaid wages';
export const readPaper = 'Find out what paper you have';
export const help = 'Find free or low-cost help';
export const helpIn = (state: string) => `Find help in ${state}`;
export const court = 'Find your court: choose your state';
export const courtIn = (state: string) => `Find your court in ${state}`;

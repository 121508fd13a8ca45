export const urgent = {
  label: 'This cannot wait',
  newTab: '(opens in a new tab)',
  firstSteps: 'What to do first',
  helpIn: (stateName: string) => `Help in ${stateName}`,
};

// Texts of a rule beside a text of another page.
export const ruleReferences = {
  inState: (state: string) => `In ${state}`,
  pickStateHint: 'This differs by state. Pick yours:',
  show: 'Show',
} as const;

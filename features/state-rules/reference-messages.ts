// Texts of a rule beside a text of another page.
export const ruleReferences = {
  inState: 'In',
  pickStateHint: 'This differs by state. Pick yours:',
  chooseState: 'Choose state',
  show: 'Show',
} as const;

export const urgent = {
  label: 'This cannot wait',
  newTab: '(opens in a new tab)',
};

export const label = 'This cannot wait';
export const newTab = '(opens in a new tab)';
export const whoCanHelp = 'Who can help me';
export const more = 'More on this';

/** Around lines in Spanish. */
export const es = {
  label: 'Esto no puede esperar',
  newTab: '(se abre en otra ventana)',
  whoCanHelp: 'Quién me puede ayudar (en inglés)',
  more: 'Más sobre esto',
};

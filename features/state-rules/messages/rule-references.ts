// A rule beside a text of another page.

export const inState = 'In';
export const pickStateHint = 'This differs by state. Pick yours:';
export const chooseState = 'Choose state';
export const show = 'Show';

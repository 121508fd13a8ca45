export const title = 'Short answer';
export const from = 'From:';
export const checked = (date: string) => `Checked ${date}.`;
export const steps = 'Read the steps';
export const whole = 'Read the answer';
export const letter = 'Write the letter';
export const letters = 'Find a letter or form';
export const help = 'Who can help';

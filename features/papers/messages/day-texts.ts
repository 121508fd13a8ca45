// Around the day that is shown first.
import { pluralize } from '#lib/language/format.ts';

export const onDay = {
  'answer-by': 'Your answer must be there, in writing. Keep a stamped copy or a receipt.',
  'pay-by': 'The money must be there. Pay in a way that leaves a record, and keep it.',
  'appeal-by': 'Your request must be there, or postmarked if the paper says so. Keep proof.',
  hearing: 'Be there early, with your papers. If you cannot come, call the clerk before.',
  other: 'What the paper asks for must be done. Keep proof.',
} as const;

export const after = {
  'answer-by':
    'Still act. Ask whether anything was decided. If not, answer now; if so, ask how to have it set aside, and how soon.',
  'pay-by':
    'Ask at once whether payment is still taken, and get the answer in writing. Call legal aid.',
  'appeal-by':
    'Still ask. Many offices take a late appeal for a good reason, such as illness or late mail. Say why, in writing.',
  hearing: 'Call the clerk the same day. Ask what was decided and how to ask for a new date.',
  other: 'Call the office or legal aid the same day. Sometimes it can still be put right.',
} as const;

export const onDayTitle = 'By that day';
export const onHearingTitle = 'On that day';
export const ignoredTitle = 'If nothing is done';
export const afterTitle = 'After that day';
export const within = (label: string) => label.replace(/ by(?=:|$| to )/, ' within');
export const keeps = 'to keep what you get now';
export const left = (days: number) =>
  `${pluralize(days, { one: 'One day', other: '# days' })} left`;
export const isToday = 'That is today';
export const paperSays = 'The paper says:';
export const otherDay = 'Another day?';
export const others = 'Other days';
export const print = 'Print this page';

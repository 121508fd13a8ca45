// Words that are put into the letter, which is in English whatever the reader's language. The claim
// is a choice of the letter's form (content/documents/demand_letter.yml).

export const claimKind = 'unpaid wages';

export const counted = (count: { hours: string; overtime: string; rate: string; pay: string }) => {
  const { hours, overtime, rate, pay } = count;
  const over = overtime
    ? `, ${overtime} of them past 40 in a week at one and a half times that rate,`
    : '';
  return `${hours} ${hours === '1' ? 'hour' : 'hours'} at ${rate} an hour${over} come to ${pay}`;
};

export const other = (amount: string) => `${amount} in tips, bonuses or costs`;
export const paid = (amount: string) => `${amount} was paid`;
export const unpaid = 'nothing was paid';
export const left = (amount: string) => `${amount} is left`;

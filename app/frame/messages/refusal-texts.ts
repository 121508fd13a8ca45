// What programs get when a request is refused before any route runs.

// Danger comes before every limit: nothing of the message was read, so everyone gets the numbers.
const IN_DANGER = 'If you are in danger, call 911. In a crisis, call or text 988.';

/** For programs, in the form of an urgent line. */
export const unread = {
  id: 'unread',
  kind: 'unclear' as const,
  when: 'This message was not read.',
  firstStep: IN_DANGER,
  hotline: { label: 'Emergency', phone: '911', url: 'tel:911' },
};

export const badAddress = 'The URL is not valid.';
export const badRequest = 'The request could not be read.';
export const crossOrigin = 'The request came from another site.';
export const notFound = 'There is no page at this address.';
export const badMethod = 'This address does not accept that kind of request.';
export const late = 'The request took too long to arrive.';
export const tooLarge = 'The upload is too large.';
export const tooMany = `Too many requests. Please wait a little and try again. ${IN_DANGER}`;
export const overloaded = `We have more visitors right now than we can serve well. Nothing was changed. Please try again in a few seconds. ${IN_DANGER}`;
export const failed = 'Something went wrong on our side.';

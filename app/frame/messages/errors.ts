export const notFoundTitle = 'Page Not Found';
export const notFoundText =
  'There is no page at this address. It may have moved, or the link may have a typing mistake.';
export const goneTitle = 'This page was taken down';
export const goneText = (hasNear: boolean) =>
  hasNear
    ? 'We no longer have what stood here. This is the nearest that we have:'
    : 'We no longer have what stood here.';
export const failedTitle = 'This page could not be shown';
export const failedText =
  'Something went wrong on our side. Nothing you saved is lost. Please try again in a moment.';
export const tooManyTitle = 'Too many requests';
export const tooManyText =
  'To keep the site quick for everyone, we limit how often one network may ask. Please wait a little and try again.';
export const busyTitle = 'Too many people at once';
export const busyText =
  'We have more visitors right now than we can answer well, so this was not started. Nothing was changed, and what you saved is safe. Please try again in a few seconds; to keep what you typed, go back first. Guides and topics stay open.';
export const refusedTitle = 'This request was not accepted';

export const refusedText = {
  400: 'The address or the data sent with it could not be read. Nothing was changed.',
  403: 'It seems to come from another site, so nothing was changed. Please use the form on our own page.',
  405: 'This address does not accept that kind of request. Nothing was changed.',
  408: 'It took too long to arrive, which happens on a slow connection. Nothing was changed. Please go back and try again.',
  413: 'The upload is larger than this page accepts. Nothing was changed.',
} as Record<number, string>;

export const danger = 'If you or someone near you is in danger, call';
export const crisis = 'If you are thinking of hurting yourself, call or text';

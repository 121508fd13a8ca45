export const off = 'This installation takes no store events.';
export const badSignature =
  'The signature is missing, wrong or older than five minutes. Nothing was changed.';
export const badBody = 'The event could not be read. Nothing was changed.';

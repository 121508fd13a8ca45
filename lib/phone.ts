/**
 * A US number as a phone link: "1-800-799-7233" → "tel:+18007997233"; short codes such as 911 get
 * no country code.
 */
export function formatTelHref(phone: string): string {
  const digits = phone.replace(/\D/g, '');
  if (digits.length < 10) return `tel:${digits}`;
  return `tel:+${digits.length === 10 ? `1${digits}` : digits}`;
}

const PHONE =
  /(?<![\d$.,§-])(?:(?:1[- ])?(?:\(\d{3}\) ?|\d{3}[-.])\d{3}[-.]\d{4}|911|988|211)(?![\d-])/g;

/** Telephone numbers as they are written in a text, with the short ones of emergencies. */
export const findPhones = (text: string): string[] => text.match(PHONE) ?? [];

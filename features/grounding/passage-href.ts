import type { AnswerSource } from './answer.ts';

const MAX_WORDS = 7;

/**
 * Link to a source with a text fragment for the passage. Browsers without text fragments go to the
 * anchor.
 */
export function passageHref({
  href,
  passage,
  title,
}: Pick<AnswerSource, 'href' | 'passage' | 'title'>): string {
  if (!href.startsWith('/')) return href;
  const body = passage.startsWith(`${title}: `) ? passage.slice(title.length + 2) : passage;
  const words = (body.trim().split('\n')[0] ?? '').split(/\s+/).slice(0, MAX_WORDS).join(' ');
  // A hyphen is a delimiter in a text fragment.
  const text = encodeURIComponent(words.toWellFormed()).replaceAll('-', '%2D');
  return text === '' ? href : `${href}${href.includes('#') ? '' : '#'}:~:text=${text}`;
}

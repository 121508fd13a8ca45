import type { AnswerSource } from './answer.ts';

const MAX_WORDS = 7;

/** The page of a source, opened at the very words: browsers that know text fragments go there and mark them, others go to the anchor. */
export function passageHref({ href, passage, title }: Pick<AnswerSource, 'href' | 'passage' | 'title'>): string {
  if (!href.startsWith('/')) return href;
  const said = passage.startsWith(`${title}: `) ? passage.slice(title.length + 2) : passage;
  const words = (said.trim().split('\n')[0] ?? '').split(/\s+/).slice(0, MAX_WORDS).join(' ');
  // A hyphen has a meaning of its own in a text fragment.
  const text = encodeURIComponent(words.toWellFormed()).replaceAll('-', '%2D');
  return text === '' ? href : `${href}${href.includes('#') ? '' : '#'}:~:text=${text}`;
}

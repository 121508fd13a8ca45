// The text that stands for a section in search by meaning: the Act it belongs to, its heading and
// its beginning. A section begins with what it is about; the model reads about a hundred words
// well, and every word costs time when a whole code is imported.
import { findActOfSection } from '#legal/statutes/find-act-of-section.ts';

const MAX_WORDS = 80;

type Described = {
  jurisdiction: string;
  code: string;
  number: string;
  heading: string;
  paragraphs: readonly string[];
};

export function describeSection({
  jurisdiction,
  code,
  number,
  heading,
  paragraphs,
}: Described): string {
  const act = jurisdiction === 'us' ? findActOfSection(code, number) : undefined;
  const words: string[] = [];
  for (const paragraph of paragraphs) {
    if (words.length >= MAX_WORDS) break;
    words.push(...paragraph.split(/\s+/).filter(Boolean));
  }
  return `${act ? `${act.name}: ` : ''}${heading}. ${words.slice(0, MAX_WORDS).join(' ')}`;
}

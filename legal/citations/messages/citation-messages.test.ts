import { expect, test } from 'vitest';
import * as CITATION_MESSAGES from './citation-messages.ts';

test('a name that ends in a period does not get a second one', () => {
  const [cite, name] = ['477 U.S. 242', 'Anderson v. Liberty Lobby, Inc.'];
  const sentences = [
    CITATION_MESSAGES.verified(cite, name),
    CITATION_MESSAGES.verifiedWithoutName(cite, [name]),
    CITATION_MESSAGES.wrongName(cite, ['Celotex Corp. v. Catrett'], name),
  ];
  for (const sentence of sentences) expect(sentence).not.toContain('..');
});

// Reads the claims, with the required facts that each names by id.
import type { ContentItem, ContentReader } from './files/read-content.server.ts';
import { Claim, RequiredFact } from './schema/claim-schema.ts';

export function readClaims(content: ContentReader): ContentItem<Claim>[] {
  const facts = content.read({
    folder: 'required-facts.yml',
    format: 'list',
    schema: RequiredFact,
  });
  const claims = content.read({ folder: 'claims', format: 'list', schema: Claim });
  const factById = new Map(facts.map(({ value }) => [value.id, value]));
  return claims.map(({ value, ...item }) => {
    const onlyIf = value.onlyIf.flatMap((id) => {
      const fact = factById.get(id);
      if (!fact)
        content.problems.push({
          file: item.file,
          line: item.line,
          message: `onlyIf: no required fact "${id}"`,
        });
      return fact ?? [];
    });
    return { ...item, value: { ...value, onlyIf } };
  });
}

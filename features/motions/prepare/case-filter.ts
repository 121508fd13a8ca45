// Which cases of the search may be suggested in a motion. Those that its form cites for the federal
// standard are there already, or must not be there at all: in a state court only the state courts'
// own decisions, or federal ones on a federal claim. Pure.
import { createAuthorityStates } from '#features/analysis/find/authority-state.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Claim } from '#features/library/schema/claim-schema.ts';
import type { MotionTemplate } from '#features/library/schema/motion-schema.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { MotionRequest } from '../motion.ts';

export function createCaseFilter(
  library: Pick<Library, 'cases'>,
  { standard, elements }: MotionTemplate,
  { courtSystem }: Pick<MotionRequest, 'courtSystem'>,
  law: Claim['law'],
): (hit: { citation: string }) => boolean {
  const cites = [...standard, ...elements.flatMap(({ sentences }) => sentences)].flatMap(
    (statement) => statement.cites,
  );
  const keysOfForm = new Set(cites.flatMap(listKeys));
  const findState = createAuthorityStates(library);
  return ({ citation }) => {
    if (listKeys(citation).some((key) => keysOfForm.has(key))) return false;
    return courtSystem === 'federal' || law === 'federal' || findState(citation) !== undefined;
  };
}

const listKeys = (cite: string) =>
  findCitations(cite).flatMap((citation) =>
    citation.kind === 'case' ? `${citation.volume} ${citation.reporter} ${citation.page}` : [],
  );

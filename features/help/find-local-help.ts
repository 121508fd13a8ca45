// Whom to turn to at the end of an answer: the public agency that handles just this, and an office
// of the person's state. General directories are left out: "choose your state" is shorter and leads
// further.
import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Resource, TopicId } from '#features/library/schema/schema.ts';
import { type Jurisdiction, STATES, type StateCode } from '#legal/jurisdictions.ts';
import { tokenizeWords } from '#lib/language/words.ts';

type Situation = {
  topics: { id: TopicId; score: number }[];
  jurisdiction: Jurisdiction;
  /** What was asked: it may name the town. */
  fullQuestion: string;
};
/** The ids in the order of their closeness to the question. */
type RankIds = (ids: ReadonlySet<string>) => string[];

/** Topics that legal aid offices do not take: a court or the bar's referral service is the door. */
const NOT_LEGAL_AID: ReadonlySet<TopicId> = new Set(['criminal-law', 'traffic-laws']);
const MAX_TOPICS = 7;
/** A second topic counts when it is about as likely as the first. */
const MIN_SECOND_TOPIC = 0.6;

export function findLocalHelp(
  library: Library,
  { topics, jurisdiction, fullQuestion }: Situation,
  rankIds: RankIds,
): LibraryPassage[] {
  const [first, second] = topics;
  if (!first) return [];
  const isClose = second !== undefined && second.score >= MIN_SECOND_TOPIC * first.score;
  const topicResources = [first, ...(isClose ? [second] : [])].flatMap(({ id }) =>
    library.resourcesFor(id),
  );
  const agencies = topicResources.filter(
    (r) => isAgency(r) && (!r.state || r.state === jurisdiction),
  );
  const [agencyId] = rankIds(new Set(agencies.map(({ id }) => id)));
  // The attorney general takes complaints about most things that the entry names, so it need not be
  // close in words.
  const agency =
    agencies.find(({ id }) => id === agencyId) ??
    agencies.find(({ help }) => help === 'attorney-general');
  const office =
    jurisdiction === 'General'
      ? undefined
      : findStateOffice(library, { topic: first.id, state: jurisdiction, question: fullQuestion });
  return [agency, office].flatMap((resource) =>
    resource ? listPassages(library, 'resource', resource.id) : [],
  );
}

/** A directory of lawyers or law for everything and everywhere. */
export function isGeneralDirectory({ state, topics, url }: Resource): boolean {
  return !state && topics.length > MAX_TOPICS && !isPublicSite(url);
}

/** A public body. Courts are no agency: they help with forms, not with the matter. */
function isAgency({ url, help }: Resource): boolean {
  return isPublicSite(url) && help !== 'court';
}

const isPublicSite = (url: string) => /\.(?:gov|mil)$/.test(new URL(url).hostname);

/**
 * Legal aid of the state where it takes such matters: one that serves the place that the question
 * names, then one that names the topic, then one that serves the whole state.
 */
function findStateOffice(
  library: Library,
  { topic, state, question }: { topic: TopicId; state: StateCode; question: string },
): Resource | undefined {
  const inState = library.resources.filter((r) => r.state === state);
  const ofTopic = new Set(library.resourcesFor(topic));
  const words = new Set(tokenizeWords(question).map(({ word }) => word));
  const isNamed = (r: Resource) => listPlaces(r, state).some((town) => words.has(town));
  const getRank = (r: Resource) =>
    (isNamed(r) ? 0 : 4) +
    (ofTopic.has(r) ? 0 : 2) +
    (r.counties || listPlaces(r, state).length > 0 ? 1 : 0);
  const pick = (help: Resource['help']) =>
    inState.filter((r) => r.help === help).toSorted((a, b) => getRank(a) - getRank(b))[0];
  return NOT_LEGAL_AID.has(topic)
    ? (pick('lawyer-referral') ?? pick('court'))
    : (pick('legal-aid') ?? pick('court'));
}

/** The towns and counties that an office says it serves, as single words in lower case. */
function listPlaces({ description, counties = [] }: Resource, state: StateCode): string[] {
  const others = new Set(tokenizeWords(`legal aid law ${STATES[state]}`).map(({ word }) => word));
  const served = /\b(?:serves|in|around|for)\b(.*?)(?:\.\s|\.?$)/i.exec(description)?.[1] ?? '';
  const names = [...(served.match(/\b[A-Z][a-z]{3,}\b/g) ?? []), ...counties];
  return names
    .flatMap((name) => tokenizeWords(name).map(({ word }) => word))
    .filter((word) => !others.has(word));
}

/** How many legal aid offices share the state: which one is right depends on the county. */
export function countLegalAid(library: Library, jurisdiction: Jurisdiction): number {
  return library.resources.filter((r) => r.help === 'legal-aid' && r.state === jurisdiction).length;
}

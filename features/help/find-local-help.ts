// Whom to turn to at the end of an answer: the public agency that handles just this, and an office
// of the person's state. General directories are left out: "choose your state" is shorter and leads
// further.
import { type LibraryPassage, listPassages } from '#features/grounding/list-cited-passages.ts';
import type { Library } from '#features/library/load-library.server.ts';
import type { Resource, TopicId } from '#features/library/schema/schema.ts';
import type { Jurisdiction, StateCode } from '#legal/jurisdictions.ts';
import { tokenizeWords } from '#lib/language/words.ts';

type Situation = {
  topics: { id: TopicId; score: number }[];
  jurisdiction: Jurisdiction;
  /** What was asked: it may name the county. */
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
 * Legal aid of the state where it takes such matters: the one office of the state, or one that says
 * that it serves the county named in the question, by its topic. Which of several serves the person
 * is not guessed from their descriptions: then it is the bar's finder, or the court.
 */
function findStateOffice(
  library: Library,
  { topic, state, question }: { topic: TopicId; state: StateCode; question: string },
): Resource | undefined {
  const inState = library.resources.filter((r) => r.state === state);
  const pick = (help: Resource['help']) => inState.find((r) => r.help === help);
  const finder = pick('lawyer-referral') ?? pick('court');
  if (NOT_LEGAL_AID.has(topic)) return finder;
  const offices = inState.filter((r) => r.help === 'legal-aid');
  if (offices.length < 2) return offices[0] ?? pick('court');
  const ofTopic = new Set(library.resourcesFor(topic));
  const serving = offices.filter(({ counties = [] }) => counties.some((c) => isNamed(c, question)));
  return serving.find((r) => ofTopic.has(r)) ?? serving[0] ?? finder;
}

/** "Orange County", or "Los Angeles", which is no word of its own. */
function isNamed(county: string, question: string): boolean {
  const name = county.toLowerCase();
  const text = ` ${tokenizeWords(question)
    .map(({ word }) => word)
    .join(' ')} `;
  return text.includes(` ${name} county `) || (name.includes(' ') && text.includes(` ${name} `));
}

/** How many legal aid offices share the state: which one is right depends on the county. */
export function countLegalAid(library: Library, jurisdiction: Jurisdiction): number {
  return library.resources.filter((r) => r.help === 'legal-aid' && r.state === jurisdiction).length;
}

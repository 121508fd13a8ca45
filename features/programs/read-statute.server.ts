// A section of a statute as it stood on a day, as far as its texts are held here: which release the
// words are of, and where the section changed between two of them.
import type { z } from 'zod';
import { findSections } from '#features/law/find-section.server.ts';
import { listOfficial } from '#features/law/page/list-official.ts';
import { findListed, normalizeAddress } from '#features/law/page/resolve-address.ts';
import type { StatuteSection, StatuteVersion } from '#features/law/schema.ts';
import type { LibraryDeps } from '#features/library/library-deps.ts';
import { findCitations } from '#legal/citations/find-citations.ts';
import type { StateCode } from '#legal/jurisdictions.ts';
import { formatStatuteCite } from '#legal/statutes/format-statute.ts';
import {
  getStatutePath,
  listCitedSections,
  type StatuteAddress,
} from '#legal/statutes/statute-address.ts';
import { toIsoDay } from '#lib/dates.ts';
import { fail, ok, type Result } from '#lib/result.ts';
import { createFrame, ownSource, readPath, toUrl } from './frame.ts';
import type { ReadStatute, StatuteText } from './law-schema.ts';
import { toLawSource } from './law-source.ts';
import * as texts from './messages/program-texts.ts';
import type { ProgramSource } from './schema-parts.ts';

type Deps = Pick<LibraryDeps, 'db' | 'library' | 'site' | 'clock' | 'log'>;
type Answer = z.infer<typeof StatuteText>;

export async function readStatute(
  deps: Deps,
  { citation, as_of }: z.infer<typeof ReadStatute>,
): Promise<Result<Answer>> {
  const typed = readAddress(deps, citation);
  if (!typed) return fail('invalid', texts.notACode);
  const usCode = deps.library.usCode();
  const inList = findListed(usCode, typed);
  const address = inList?.address ?? typed;
  let sections: StatuteSection[] = [];
  let away = false;
  try {
    sections = await findSections(deps, address);
  } catch (error) {
    deps.log.warn({ reason: (error as Error).name }, 'a section could not be read for a program');
    away = true;
  }
  const path = getStatutePath(address);
  const cite = formatStatuteCite(address);
  const [section] = sections;
  if (section && section.versions.length > 0)
    return ok(describeVersion(deps, { section, cite, path, asOf: as_of }));
  const official = listOfficial({ address });
  const { date } = usCode.release;
  const isMissing = address.jurisdiction === 'us' && !inList;
  return ok({
    id: inList ? path : null,
    url: inList ? toUrl(deps, path) : null,
    cite,
    quotedHeading: inList?.section.heading ?? '',
    asOf: null,
    inForce: null,
    versions: [],
    quotedText: '',
    ...createFrame(isMissing ? 'not_found' : 'not_held', {
      sources: inList
        ? [
            ...official.map(({ label, url }) => ({
              title: label,
              url,
              checkedOn: null,
              textDate: null,
            })),
            { ...ownSource(deps, { title: cite, path, checkedOn: null }), textDate: date },
          ]
        : listReadTexts(deps, address),
      assumed: as_of ? [] : [texts.todayMeant],
      notCovered: [
        ...(isMissing ? [texts.noSuchSection] : [texts.noTextHeld]),
        ...(away ? [texts.unreadable] : []),
        texts.regulationsNotCovered,
      ],
    }),
  });
}

/** Where we read the section of a state for a rule of ours. */
function listReadTexts({ library }: Deps, address: StatuteAddress): ProgramSource[] {
  const path = getStatutePath(address);
  const state = address.jurisdiction.toUpperCase();
  const cells = library.rules.flatMap(({ states }) => states[state as StateCode] ?? []);
  const sources = cells.flatMap((cell) =>
    'cite' in cell &&
    cell.cite.includes(address.number) &&
    findCitations(cell.cite).flatMap(listCitedSections).map(getStatutePath).includes(path)
      ? toLawSource(cell)
      : [],
  );
  return [...new Map(sources.map((source) => [source.url, source])).values()];
}

function readAddress(deps: Deps, citation: string): StatuteAddress | undefined {
  const path = readPath(deps, citation);
  const [, jurisdiction = '', first = '', second] =
    /^\/law\/([a-z]{2})\/([^/#?]+)(?:\/([^/#?]+))?$/i.exec(decode(path)) ?? [];
  if (jurisdiction)
    return normalizeAddress(
      second === undefined
        ? { jurisdiction, code: '', number: first }
        : { jurisdiction, code: first, number: second },
    );
  const [address] = findCitations(citation).flatMap(listCitedSections);
  return address && normalizeAddress(address);
}

function decode(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

type Chosen = { version?: StatuteVersion; notCovered: string[] };

/** Releases are single days: between two of them the section changed on a day that is not known. */
function chooseVersion(versions: StatuteVersion[], day: string): Chosen {
  const [newest] = versions;
  const oldest = versions.at(-1);
  if (!newest || !oldest || day < oldest.from.date)
    return { notCovered: oldest ? [texts.beforeOldest(oldest.from.date)] : [] };
  // Newest first: the first that had begun by that day.
  const index = versions.findIndex(({ from }) => from.date <= day);
  const version = versions[index] as StatuteVersion;
  if (index === 0) return { version, notCovered: [texts.newestRelease(version.to.date)] };
  const next = versions[index - 1] as StatuteVersion;
  return day > version.to.date
    ? { version, notCovered: [texts.betweenReleases(version.to.date, next.from.date)] }
    : { version, notCovered: [] };
}

type Described = { section: StatuteSection; cite: string; path: string; asOf: string | undefined };

function describeVersion(deps: Deps, { section, cite, path, asOf }: Described): Answer {
  const day = asOf ?? toIsoDay(deps.clock.now());
  const { version, notCovered } = chooseVersion(section.versions, day);
  const url = version && /^https?:/.test(version.sourceUrl) ? version.sourceUrl : undefined;
  const isExact = version !== undefined && (asOf === undefined || notCovered.length === 0);
  return {
    id: path,
    url: toUrl(deps, path),
    cite,
    quotedHeading: version?.heading ?? section.heading,
    asOf: version?.to.date ?? null,
    inForce: section.inForce,
    versions: section.versions.map(({ from, to }) => ({ from: from.date, to: to.date })),
    quotedText: version?.paragraphs.map((paragraph) => paragraph.text).join('\n\n') ?? '',
    ...createFrame(version ? (isExact ? 'found' : 'partial') : 'not_held', {
      sources: [
        ...(url ? [{ title: cite, url, checkedOn: null, textDate: version?.to.date ?? null }] : []),
        ...listOfficial({ address: section }).map(({ label, url }) => ({
          title: label,
          url,
          checkedOn: null,
          textDate: null,
        })),
        {
          ...ownSource(deps, { title: cite, path, checkedOn: null }),
          textDate: version?.to.date ?? null,
        },
      ],
      assumed: asOf ? [] : [texts.newestRelease(section.versions[0]?.to.date ?? '')],
      notCovered: [...notCovered, texts.regulationsNotCovered],
    }),
  };
}

// Reads the sections of a title in USLM, the official markup of the U.S. Code, from a stream: one
// section is in memory at a time. A section that is not good XML is a fault; the next one is read.
import { toStorableText } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';
import type { ReadRecord } from '#features/importing/scan-files.server.ts';
import type { StatuteRecord, StatuteRelease } from '../../schema.ts';
import { createCopyCounter } from '../count-copies.ts';
import {
  cutHeading,
  HEADING_ONLY,
  type LawItem,
  type LawOptions,
  MAX_PARAGRAPHS,
  MAX_SECTION_CHARS,
} from '../law-items.ts';
import { isReleaseDate, isReleaseName } from '../read-release.ts';
import { readSectionNumber } from '../tidy-section.ts';
import { createXmlStream } from './parse-stream.ts';
import { createSectionText } from './section-text.ts';

const SECTION = /^\/us\/usc\/t(\d{1,3}[a-z]?)\/s([^/]{1,80})$/i;
const TITLE = /^\/us\/usc\/t(\d{1,3}[a-z]?)$/i;
const MAX_META_CHARS = 200;
/** They have sections of other laws in them. */
const FOREIGN = new Set(['notes', 'note', 'quotedContent']);

type OpenSection = {
  identifier: string;
  depth: number;
  /** Without "repealed", "transferred" or the like. */
  isInForce: boolean;
  text: ReturnType<typeof createSectionText>;
  fault?: string;
};

export function createUslmReader(options: LawOptions) {
  const countCopy = createCopyCounter();
  const meta = { docPublicationName: '', created: '' };
  let metaName: keyof typeof meta | undefined;
  let title: { code: string; depth: number } | undefined;
  let section: OpenSection | undefined;
  let foreignDepth: number | undefined;
  let records: ReadRecord<LawItem>[] = [];
  let number = 0;

  const addFault = (id: string, fault: string, release?: StatuteRelease) =>
    records.push({
      number: ++number,
      items: release ? [{ kind: 'broken', release }] : [],
      id,
      fault,
    });

  function findRelease(code: string): StatuteRelease {
    const name = options.release ?? meta.docPublicationName.replace(/^.*@/, '').trim();
    const date = options.date ?? options.findDate?.(name) ?? meta.created.trim().slice(0, 10);
    if (!isReleaseName(name)) throw new ImportFault('its release has no name that can be read');
    if (!isReleaseDate(date))
      throw new ImportFault('as of when it is, is not said: --date 2026-07');
    return { jurisdiction: 'us', code: code.toLowerCase(), name, date };
  }

  function openSection({ identifier = '', status }: Record<string, string>, depth: number): void {
    if (SECTION.test(identifier))
      section = { identifier, depth, isInForce: !status, text: createSectionText(identifier) };
    else if (!status)
      addFault(
        toStorableText(identifier.slice(0, 80)),
        'it has no identifier such as /us/usc/t42/s1983',
      );
  }

  function endSection(ended: OpenSection): void {
    section = undefined;
    foreignDepth = undefined;
    const release = findRelease(SECTION.exec(ended.identifier)?.[1] ?? '');
    try {
      const record = toRecord(ended, release);
      if (!record) return;
      const remark = record.paragraphs.length === 0 ? HEADING_ONLY : undefined;
      const id = remark ? toStorableText(ended.identifier) : '';
      records.push({
        number: ++number,
        items: [{ kind: 'section', release, record: countCopy(record) }],
        id,
        remark,
      });
    } catch (error) {
      if (!(error instanceof ImportFault)) throw error;
      addFault(toStorableText(ended.identifier), error.message, release);
    }
  }

  const stream = createXmlStream({
    open(name, attributes, depth) {
      const isSection = name === 'section' && foreignDepth === undefined;
      if (isSection && section && SECTION.test(attributes.identifier ?? '')) {
        section.fault ??= 'it does not end before the next one begins';
        endSection(section);
      }
      if (FOREIGN.has(name)) foreignDepth ??= depth;
      if (section) section.text.open(name, attributes);
      else if (isSection) openSection(attributes, depth);
      else if (name === 'docPublicationName' || name === 'created') metaName = name;
      else if (name === 'title' || name === 'appendix') {
        const code = TITLE.exec(attributes.identifier ?? '')?.[1];
        if (code) title ??= { code, depth };
      }
    },
    text(text) {
      if (section && !section.fault) {
        section.text.text(text);
        if (section.text.countChars() > MAX_SECTION_CHARS)
          section.fault = `its text has more than ${MAX_SECTION_CHARS} characters`;
      } else if (metaName) meta[metaName] = (meta[metaName] + text).slice(0, MAX_META_CHARS);
    },
    close(depth) {
      metaName = undefined;
      if (foreignDepth === depth) foreignDepth = undefined;
      if (section && depth === section.depth) endSection(section);
      else if (section) section.text.close();
      else if (title?.depth === depth) {
        records.push({
          number,
          items: [{ kind: 'whole', release: findRelease(title.code) }],
          id: '',
        });
        title = undefined;
      }
    },
    fault(reason) {
      const release = title && findRelease(title.code);
      title = undefined;
      if (section) endSection({ ...section, fault: section.fault ?? reason });
      else addFault('', reason, release);
      foreignDepth = undefined;
    },
  });

  function takeRecords(): ReadRecord<LawItem>[] {
    const completed = records;
    records = [];
    return completed;
  }

  return {
    push(text: string): ReadRecord<LawItem>[] {
      stream.push(text);
      return takeRecords();
    },
    end(): ReadRecord<LawItem>[] {
      if (section) section.fault ??= 'the file ends in the middle of it';
      stream.end();
      return takeRecords();
    },
  };
}

/** Undefined when only the number is left of it: repealed, transferred or reserved. */
function toRecord(
  { identifier, isInForce, text, fault }: OpenSection,
  { jurisdiction, code }: StatuteRelease,
): StatuteRecord | undefined {
  if (fault) throw new ImportFault(fault);
  const { heading, paragraphs } = text.end();
  if (paragraphs.length === 0 && !isInForce) return undefined;
  const number = readSectionNumber(SECTION.exec(identifier)?.[2] ?? '');
  if (!number) throw new ImportFault('it has no number of a section');
  if (paragraphs.length === 0 && !heading) throw new ImportFault('it has no text');
  if (paragraphs.length > MAX_PARAGRAPHS)
    throw new ImportFault(`it has more than ${MAX_PARAGRAPHS} paragraphs`);
  return {
    jurisdiction,
    code,
    number,
    copy: 1,
    heading: cutHeading(toStorableText(heading)),
    paragraphs: paragraphs.map((one) => ({ ...one, text: toStorableText(one.text) })),
    sourceUrl: '',
  };
}

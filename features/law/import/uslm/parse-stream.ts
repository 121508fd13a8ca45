// Parses streamed XML with bounds. Entities and document types are not expanded. After an error the
// parser looks for the next section and begins anew there, so that one broken section costs no
// other. What a hostile file could grow without end (depth, attributes, text without markup,
// errors) ends the reading of the file.
import { SaxesParser } from 'saxes';
import { toStorableText } from '#features/importing/formats/tidy-line.ts';
import { ImportFault } from '#features/importing/import-fault.ts';

const MAX_DEPTH = 200;
const MAX_ATTRIBUTES = 100;
/** Characters without a tag between them. */
const MAX_RUN = 4_000_000;
const MAX_ERRORS = 1_000;
const NEXT_SECTION = /<section\b[^<>]{0,1000}?\bidentifier="\/us\/usc\//;
const MAX_TAG_CHARS = 1_100;

export type XmlHandlers = {
  /** `depth`: elements around it. Names have no prefix. */
  open: (name: string, attributes: Record<string, string>, depth: number) => void;
  text: (text: string) => void;
  close: (depth: number) => void;
  /** What follows is read again from the beginning of a section, at depth 0. */
  fault: (reason: string) => void;
};

class BadXml extends Error {}

export function createXmlStream(handlers: XmlHandlers) {
  let parser = createParser(false);
  let depth = 0;
  let errors = 0;
  let charsSinceTag = 0;
  /** Text in which the next section is looked for after an error. */
  let lost: string | undefined;

  function createParser(isFragment: boolean): SaxesParser {
    const created = new SaxesParser({ fragment: isFragment });
    let attributes = 0;
    created.on('doctype', () => {
      throw new ImportFault(
        'it has a document type (DOCTYPE), as no official file does: it is not read',
      );
    });
    created.on('attribute', () => {
      if (++attributes > MAX_ATTRIBUTES)
        throw new ImportFault(
          `an element has more than ${MAX_ATTRIBUTES} attributes: it is not read further`,
        );
    });
    created.on('error', ({ message }) => {
      if (isFragment && depth === 0) return; // the end of a chapter that began before the error
      throw new BadXml(`it is not good XML (${toStorableText(message).slice(0, 120)})`);
    });
    created.on('opentag', ({ name, attributes: values }) => {
      attributes = 0;
      charsSinceTag = 0;
      if (depth >= MAX_DEPTH)
        throw new ImportFault(`elements in ${MAX_DEPTH} others: it is not read further`);
      handlers.open(name.slice(name.indexOf(':') + 1), values as Record<string, string>, depth++);
    });
    created.on('closetag', () => {
      charsSinceTag = 0;
      handlers.close(--depth);
    });
    created.on('text', handlers.text);
    created.on('cdata', handlers.text);
    return created;
  }

  function lose(error: unknown): void {
    if (!(error instanceof BadXml)) throw error;
    if (++errors > MAX_ERRORS)
      throw new ImportFault('it is not good XML in too many places: it is not read further');
    handlers.fault(error.message);
    lost = '';
  }

  /** The text from the next section on; empty when there is none yet. */
  function find(text: string): string {
    const index = text.search(NEXT_SECTION);
    if (index < 0) {
      lost = text.slice(-MAX_TAG_CHARS);
      return '';
    }
    lost = undefined;
    depth = 0;
    parser = createParser(true);
    return text.slice(index);
  }

  return {
    push(text: string): void {
      charsSinceTag += text.length;
      let rest = text;
      while (rest !== '') {
        if (lost !== undefined) rest = find(lost + rest);
        const start = parser.position;
        try {
          if (rest !== '') parser.write(rest);
          rest = '';
        } catch (error) {
          lose(error);
          rest = rest.slice(Math.max(1, parser.position - start));
        }
      }
      if (lost !== undefined) charsSinceTag = 0;
      if (charsSinceTag > MAX_RUN)
        throw new ImportFault(
          `more than ${MAX_RUN} characters without a tag: it is not read further`,
        );
    },
    end(): void {
      if (lost !== undefined) return;
      try {
        parser.close();
      } catch (error) {
        lose(error);
      }
    },
  };
}

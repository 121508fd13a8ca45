// Reduces a model's sentence to plain words: removes Markdown, tags, images, URLs, long codes and
// invisible characters, and turns source markers into numbers. The result is never parsed as HTML;
// cleaning keeps debris and URLs that the model made up away from readers.
const OMITTED = '(left out)';
const ADDRESS =
  /(?:\b[a-z][a-z\d+.-]{1,12}:\/\/|\bwww\.|(?<![\w:/])\/\/(?=\w)|\b(?:javascript|data|vbscript|mailto|file|blob):(?=\S))(?:[^\s<>"”()\]]|\([^\s()]{0,100}\))*/gi;
/**
 * "example.com/x", "example.com": only .gov, .mil and .edu sites may appear in the text; others
 * appear on the source cards only.
 */
const SITE =
  /\b(?:[a-z\d-]{1,63}\.){1,4}(?:com|net|org|io|info|biz|co|xyz|app|dev|ru|cn|link|site|online|top|example|test|us|me|ai)\b(?:[/?#][^\s<>"”)\]]*)?/gi;
const SITE_PATH = /\b(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}[/?#][^\s<>"”)\]]+/gi;
/** Base64, hex and the like: longer than any word of English or law. */
const CODE = /(?<![\w+/=])(?=[\w+/=-]*[\dA-Z+/=])[\w+/=-]{32,}/g;
const MARKER = /\s?(?:\[\^?\d{1,3}(?:\s?[,;–-]\s?\^?\d{1,3}){0,8}\]|【\d{1,3}[^】]{0,20}】)/g;
/** Controls, soft hyphens, zero-width and direction marks, variation selectors, tags. */
const INVISIBLE =
  // biome-ignore lint/suspicious/noMisleadingCharacterClass: matched one code point at a time
  /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

export function stripInvisible(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[^\n]/gu, (letter) => letter.replace(INVISIBLE, ''));
}

export function cleanSentence(raw: string): { text: string; sources: number[] } {
  const sources: number[] = [];
  const text = decodeEntities(raw)
    .replace(/!\[([^\]]{0,300})\]\s?\([^)]{0,2000}\)?/g, '')
    .replace(/!?\[(\^?\d{1,3})\]\s?\([^)]{0,2000}\)?/g, '[$1]')
    .replace(/\[([^\]]{1,300})\]\s?\([^)]{0,2000}\)?/g, '$1')
    .replace(/\]\([^)]{0,2000}\)?/g, ' ')
    .replace(/<\/?[a-z!?][^<>]{0,2000}>/gi, ' ')
    .replace(MARKER, (marker) => {
      sources.push(...parseMarkerNumbers(marker));
      return '';
    })
    .replace(ADDRESS, OMITTED)
    .replace(SITE, (site, offset: number, whole: string) =>
      isPartyName(site, whole.slice(offset + site.length)) ? site : OMITTED,
    )
    .replace(SITE_PATH, OMITTED)
    .replace(CODE, OMITTED)
    .replace(/\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}_])|`+|~~/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:!?](?:\s|$))| (?=\.(?:\s|$))/g, '')
    .trim();
  return { text, sources: [...new Set(sources)] };
}

/** Some parties are named like a site: "Wall-Street.com, LLC". */
const isPartyName = (site: string, after: string) =>
  !/[/?#]/.test(site) && /^,? (?:LLC|L\.L\.C|Inc|Corp|Co\b|Ltd|B\. ?V|N\. ?V|v\. )/.test(after);

/** Decodes once, so that "&lt;script&gt;" is recognized as a tag. */
function decodeEntities(text: string): string {
  return text
    .replace(/&(?:lt|#0{0,4}60|#x0{0,4}3c);/gi, '<')
    .replace(/&(?:gt|#0{0,4}62|#x0{0,4}3e);/gi, '>')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&amp;/gi, '&');
}

function parseMarkerNumbers(marker: string): number[] {
  const range = /(\d{1,3})\s?[–-]\s?\^?(\d{1,3})/.exec(marker);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  const rangeNumbers =
    range && to > from && to - from < 10
      ? Array.from({ length: to - from + 1 }, (_, n) => from + n)
      : [];
  return [...rangeNumbers, ...(marker.match(/\d{1,3}/g) ?? []).map(Number)];
}

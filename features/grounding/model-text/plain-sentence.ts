// What remains of a model's sentence when all that is not words is taken out: marks of Markdown, tags, images, addresses, long codes,
// characters that cannot be seen. Source markers become numbers. Nothing here is ever read as HTML again; it is taken out so that a
// reader sees no debris, and so that no address the model made up can be read off the page.
const LEFT_OUT = '(left out)';
const ADDRESS =
  /(?:\b[a-z][a-z\d+.-]{1,12}:\/\/|\bwww\.|(?<![\w:/])\/\/(?=\w)|\b(?:javascript|data|vbscript|mailto|file|blob):(?=\S))(?:[^\s<>"”()\]]|\([^\s()]{0,100}\))*/gi;
/** "example.com/x", "example.com": sites under .gov, .mil and .edu may be named, others stand only on the source's card. */
const SITE =
  /\b(?:[a-z\d-]{1,63}\.){1,4}(?:com|net|org|io|info|biz|co|xyz|app|dev|ru|cn|link|site|online|top|example|test|us|me|ai)\b(?:[/?#][^\s<>"”)\]]*)?/gi;
const SITE_PATH = /\b(?:[a-z\d-]{1,63}\.){1,4}[a-z]{2,10}[/?#][^\s<>"”)\]]+/gi;
/** Base64, hex and the like: no word of English or of law is this long. */
const CODE = /(?<![\w+/=])(?=[\w+/=-]*[\dA-Z+/=])[\w+/=-]{32,}/g;
const MARKER = /\s?(?:\[\^?\d{1,3}(?:\s?[,;–-]\s?\^?\d{1,3}){0,8}\]|【\d{1,3}[^】]{0,20}】)/g;
/** Controls, soft hyphens, zero-width and direction marks, variation selectors, tags. */
// biome-ignore lint/suspicious/noMisleadingCharacterClass: these are taken out one by one, joined to nothing
const UNSEEN = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\uffa0\ufe00-\ufe0f\u{e0100}-\u{e01ef}]/gu;

export function withoutUnseen(text: string): string {
  return text.replace(/\t/g, ' ').replace(/[^\n]/gu, (letter) => letter.replace(UNSEEN, ''));
}

export function plainSentence(raw: string): { text: string; sources: number[] } {
  const sources: number[] = [];
  const text = decoded(raw)
    .replace(/!\[([^\]]{0,300})\]\s?\([^)]{0,2000}\)?/g, '')
    .replace(/!?\[(\^?\d{1,3})\]\s?\([^)]{0,2000}\)?/g, '[$1]')
    .replace(/\[([^\]]{1,300})\]\s?\([^)]{0,2000}\)?/g, '$1')
    .replace(/\]\([^)]{0,2000}\)?/g, ' ')
    .replace(/<\/?[a-z!?][^<>]{0,2000}>/gi, ' ')
    .replace(MARKER, (marker) => {
      sources.push(...numbersIn(marker));
      return '';
    })
    .replace(ADDRESS, LEFT_OUT)
    .replace(SITE, (site, at: number, whole: string) => (isParty(site, whole.slice(at + site.length)) ? site : LEFT_OUT))
    .replace(SITE_PATH, LEFT_OUT)
    .replace(CODE, LEFT_OUT)
    .replace(/\*{1,3}|(?<![\p{L}\p{N}])_{1,3}|_{1,3}(?![\p{L}\p{N}_])|`+|~~/gu, '')
    .replace(/\s+/g, ' ')
    .replace(/ (?=[,;:!?](?:\s|$))| (?=\.(?:\s|$))/g, '')
    .trim();
  return { text, sources: [...new Set(sources)] };
}

/** Some parties to cases are called like a site: "Wall-Street.com, LLC". */
const isParty = (site: string, after: string) =>
  !/[/?#]/.test(site) && /^,? (?:LLC|L\.L\.C|Inc|Corp|Co\b|Ltd|B\. ?V|N\. ?V|v\. )/.test(after);

/** "&lt;script&gt;" is decoded once, so that it is seen for what it is. */
function decoded(text: string): string {
  return text
    .replace(/&(?:lt|#0{0,4}60|#x0{0,4}3c);/gi, '<')
    .replace(/&(?:gt|#0{0,4}62|#x0{0,4}3e);/gi, '>')
    .replace(/&(?:quot|#34);/gi, '"')
    .replace(/&(?:nbsp|#160);/gi, ' ')
    .replace(/&amp;/gi, '&');
}

function numbersIn(marker: string): number[] {
  const range = /(\d{1,3})\s?[–-]\s?\^?(\d{1,3})/.exec(marker);
  const [from, to] = [Number(range?.[1]), Number(range?.[2])];
  const within = range && to > from && to - from < 10 ? Array.from({ length: to - from + 1 }, (_, n) => from + n) : [];
  return [...within, ...(marker.match(/\d{1,3}/g) ?? []).map(Number)];
}

// What is changed in a document that React Router has rendered. One scan finds the tags; the rest
// is put together from its parts:
// - Stylesheets move to the front of the head, after the theme script, because the first paint
//   waits for them only. React puts preloads first. The relative order of stylesheets, which React
//   compares, stays.
// - Pages work without their script, so it is fetched after the first paint and leaves the
//   bandwidth to stylesheets and fonts. React Router writes a module with static imports; they
//   become dynamic imports. A module that does not look as expected is left unchanged.
// - Inline scripts that carry our nonce are hashed, and the nonces removed. Scripts without it are
//   not allowed to run. tests/fixtures/framework-page.txt records the pinned framework's output;
//   rewrite-framework.test.tsx fails when it changes.
import { THEME_SCRIPT } from '#app/frame/theme.ts';
import { scriptHash } from '../http/headers.ts';

const HEAD_TAGS = /<script([^>]*)>([\s\S]*?)<\/script>|<link [^>]*>|<\/head>/g;
const SCRIPT_START = '<script';
const SCRIPT = /<script([^>]*)>([\s\S]*?)<\/script>/y;
const PRELOAD = /^<link rel="modulepreload"[^>]*? href="([^"]+)"/;
const IMPORTS = /^import (?:\* as (\w+) from )?"([^"]+)";?$/gm;
/** A page in the background is not painted. */
const MAX_WAIT_MS = 1_000;

type Tag = {
  start: number;
  end: number;
  text: string;
  attributes?: string;
  code?: string;
  inHead: boolean;
};

export function rewriteDocument(html: string, nonce: string): { html: string; hashes: string[] } {
  const tags = scanTags(html);
  const hashes = new Set<string>();
  const nonceAttribute = ` nonce="${nonce}"`;
  const preloads = tags.flatMap(({ text }) => PRELOAD.exec(text)?.[1] ?? []);
  const module = tags.find(({ attributes }) => attributes?.includes(' type="module"'));
  const deferred = module && deferImports(module.code ?? '', preloads);

  const writeTag = ({ text, attributes, code = '' }: Tag, newCode?: string): string => {
    if (attributes === undefined) return deferred !== undefined && PRELOAD.test(text) ? '' : text;
    const script = newCode ?? code;
    if (attributes.includes(nonceAttribute) && script !== '') hashes.add(scriptHash(script));
    return `<script${attributes}>${script}</script>`;
  };
  const write = (from: number, to: number): string => {
    let output = '';
    let written = from;
    for (const tag of tags) {
      if (tag.start < from || tag.end > to) continue;
      output +=
        html.slice(written, tag.start) + writeTag(tag, tag === module ? deferred : undefined);
      written = tag.end;
    }
    return output + html.slice(written, to);
  };

  const theme =
    tags.find((tag) => tag.inHead && tag.attributes === '' && tag.code === THEME_SCRIPT)?.start ??
    -1;
  const firstLink = tags.find((tag) => tag.inHead && tag.attributes === undefined)?.start ?? theme;
  const headEnd = tags.find(({ text }) => text === '</head>')?.start ?? 0;
  const isOrdered = theme <= firstLink;
  const whole = isOrdered
    ? write(0, html.length)
    : write(0, firstLink) +
      write(theme, headEnd) +
      write(firstLink, theme) +
      write(headEnd, html.length);
  return { html: whole.replaceAll(nonceAttribute, ''), hashes: [...hashes] };
}

function scanTags(html: string): Tag[] {
  const headEnd = html.indexOf('</head>');
  const bodyStart = headEnd < 0 ? 0 : headEnd + '</head>'.length;
  const tags: Tag[] = [];
  for (const { 0: text, 1: attributes, 2: code, index } of html
    .slice(0, bodyStart)
    .matchAll(HEAD_TAGS)) {
    tags.push({
      start: index,
      end: index + text.length,
      text,
      attributes,
      code,
      inHead: text !== '</head>',
    });
  }
  // A body is long, and nothing but its scripts is looked for.
  for (
    let start = html.indexOf(SCRIPT_START, bodyStart);
    start >= 0;
    start = html.indexOf(SCRIPT_START, start + 1)
  ) {
    SCRIPT.lastIndex = start;
    const { 0: text, 1: attributes, 2: code } = SCRIPT.exec(html) ?? [];
    if (text === undefined) continue;
    tags.push({ start, end: start + text.length, text, attributes, code, inHead: false });
    start += text.length - 1;
  }
  return tags;
}

/** Undefined for a module that imports nothing, or in another way. */
function deferImports(code: string, preloads: string[]): string | undefined {
  const imports = [...code.matchAll(IMPORTS)].map(([, name = '', file = '']) => ({ name, file }));
  const rest = code.replaceAll(IMPORTS, '').trim();
  if (imports.length === 0 || /\bimport\s[^(]/.test(rest)) return undefined;
  return `await new Promise(go=>{requestAnimationFrame(()=>setTimeout(go));setTimeout(go,${MAX_WAIT_MS})});
for(const href of ${JSON.stringify(preloads)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${imports.map(({ name }) => name).join(',')}]=await Promise.all(${JSON.stringify(imports.map(({ file }) => file))}.map(file=>import(file)));
${rest}`;
}

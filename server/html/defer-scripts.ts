// A page is read before it is used, and works without its script. So the script is fetched once the page has been painted: until then
// the line is free for stylesheets and fonts. React Router writes a module that imports the page's files; what it imports statically is
// imported by hand, after the paint. A page whose module looks different from what is expected here stays as it is.
const PRELOADS = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*>/g;
const MODULE = /(<script[^>]* type="module"[^>]*>)([\s\S]*?)(<\/script>)/;
const IMPORTS = /^import (?:\* as (\w+) from )?"([^"]+)";?$/gm;
/** A page in the background is not painted. */
const MAX_WAIT_MS = 1_000;

export function scriptsAfterPaint(html: string): string {
  const files = [...html.matchAll(PRELOADS)].map(([, href = '']) => href);
  const [whole, open = '', code = '', close = ''] = MODULE.exec(html) ?? [];
  const imports = [...code.matchAll(IMPORTS)].map(([, name = '', file = '']) => ({ name, file }));
  const rest = code.replaceAll(IMPORTS, '').trim();
  if (whole === undefined || imports.length === 0 || /\bimport\s[^(]/.test(rest)) return html;
  const late = `await new Promise(go=>{requestAnimationFrame(()=>setTimeout(go));setTimeout(go,${MAX_WAIT_MS})});
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement("link"),{rel:"modulepreload",href}));
const [${imports.map(({ name }) => name).join(',')}]=await Promise.all(${JSON.stringify(imports.map(({ file }) => file))}.map(file=>import(file)));
${rest}`;
  return html.replaceAll(PRELOADS, '').replace(whole, () => open + late + close);
}

// Pages work without their script, so it is fetched after the first paint and leaves the bandwidth to stylesheets and fonts. React Router
// writes a module with static imports; they become dynamic imports that run after the paint. A page whose module does not look as expected
// is left unchanged.
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

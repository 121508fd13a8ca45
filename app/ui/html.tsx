/** HTML from our Markdown renderer, which removes raw HTML, images and scripts. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; lib/markdown.test.ts tests it
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Text that our Markdown renderer made: it lets no raw HTML, image or script through, whoever wrote the text. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above; lib/markdown.test.ts holds it to that
  return <div className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

/** Untrusted text in tags that nothing in it can close, so that it cannot act as an instruction. */
export const fence = (tag: string, text: string, maxLength = text.length): string =>
  `<${tag}>\n${text.slice(0, maxLength).replace(/[<>]/g, ' ')}\n</${tag}>`;

export const notStored = 'The text is not held here';
export const notStoredHint =
  'This installation has the list of the U.S. Code, not its words. The official text is one click away; whoever runs this site can import it.';
export const readOfficial = (label: string) => `Read the official text at ${label}`;
export const removed =
  'The newest release that we read no longer has this section. It may have been repealed or renumbered. The last text is shown.';
export const earlier = (date: string) =>
  `This is an earlier text, as of ${date}. It may no longer be the law.`;
export const partial =
  'Some parts of this page could not be loaded just now: the text and what cites it. Please try again in a moment.';

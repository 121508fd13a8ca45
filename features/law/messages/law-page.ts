// The page of a section.

export const allLaw = 'The law';
export const print = 'Print this section';
export const contents = 'On this page';
export const text = 'Text';
export const official = 'Read it at the source';
export const newTab = '(opens in a new tab)';

export const paragraphLink = (path: string, number: number) =>
  `Link to ${path ? path.replace(/([^/]+)\/?/g, '($1)') : `paragraph ${number}`}`;

export const linkCopied = (label: string) => `Copied: ${label}`;
export const linkCopyFailed = 'The address of the paragraph is now in the address bar.';

export const asOf = (date: string, release: string) =>
  `As of ${date}${release ? ` (release point ${release})` : ''}`;

export const officialAt = 'Official text:';
export const readFrom = 'Read from';

export const inCode = (date: string, point: string) =>
  `In the U.S. Code as of ${date} (release point ${point}).`;

export const showNewest = 'Show the newest text';

export const secondSection = (number: number) =>
  `The Code has more than one section of this number. This is number ${number}.`;

export const facts = 'About this section';
export const status = 'Status';
export const inForce = 'In force';
export const noLonger = 'No longer in the code';
export const release = 'As of';
export const partOf = 'Part of';
export const cite = 'Cite this section';
export const defined = 'Defined here';
export const neighbors = 'Sections beside it';
export const nearest = 'The nearest sections';
export const versions = 'Versions';
export const versionSpan = (from: string, to: string) =>
  from === to ? `As of ${from}` : `${from} to ${to}`;
export const newest = 'newest';
export const read = 'Read it';
export const compare = 'What changed since';
export const inDecisions = 'Decisions that cite it';
export const noDecision = 'No decision in our index cites it yet.';
export const inLibrary = 'What rests on it here';
export const notFoundTitle = 'Section not found';

import type { AnalysisSource, Issue } from '../analysis.ts';

// Headings and labels of an analysis and a memo on the page and in files.
export const sourceKinds: Record<AnalysisSource['kind'], string> = {
  case: 'Case',
  statute: 'Statute',
  regulation: 'Regulation',
  rule: 'Court rule',
  constitution: 'Constitution',
  facts: 'What you told us',
};

export const lawTexts: Record<Issue['law'], string> = {
  federal: 'Federal law',
  state: 'State law',
  both: 'Federal and state law',
};

export const fitTexts: Record<Issue['fit'], string> = { likely: 'Likely', possible: 'Possible' };

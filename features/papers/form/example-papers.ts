// Reads example-papers.txt: papers in our own words, with the labels inside the text, for tests and
// while rules are written. `degrade` makes of each a scan with the mistakes of a scanner, or a text
// whose lines are broken elsewhere. Not used by the app.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type ExamplePaper = {
  id: string;
  kind: string;
  form: string;
  text: string;
  dates: { text: string; date: string; role: string }[];
  amounts: { text: string; amount: number }[];
  caseNumber: string | null;
  scam: boolean;
};

const TAG = /⟦([^|⟧]*)\|([^⟧]*)⟧/g;

export function readExamplePapers(): ExamplePaper[] {
  const source = readFileSync(join(import.meta.dirname, 'example-papers.txt'), 'utf8');
  return source
    .split(/^=== /m)
    .slice(1)
    .map((block, index) => {
      const [head = '', ...lines] = block.trimEnd().split('\n');
      const words = head.split(' ');
      const marked = lines.join('\n');
      const tags = [...marked.matchAll(TAG)].map(([, label = '', text = '']) => ({ label, text }));
      return {
        id: `example-${index + 1}`,
        kind: words[0] ?? '',
        form: words.at(-1) ?? '',
        text: marked.replace(TAG, '$2'),
        dates: tags.flatMap(({ label, text }) =>
          /^[a-z-]+=\d/.test(label)
            ? [{ text, role: label.split('=')[0] ?? '', date: label.split('=')[1] ?? '' }]
            : [],
        ),
        amounts: tags.flatMap(({ label, text }) =>
          label.startsWith('$=') ? [{ text, amount: Number(label.slice(2)) }] : [],
        ),
        caseNumber: tags.find(({ label }) => label === '#')?.text ?? null,
        scam: words.includes('scam'),
      };
    });
}

/** Deterministic mistakes: every nth of a kind of character. */
export function degrade(paper: ExamplePaper, form: 'scan' | 'wrapped'): ExamplePaper {
  let count = 0;
  const everyNth = (n: number, replacement: string) => (match: string) =>
    ++count % n === 0 ? replacement : match;
  const text =
    form === 'wrapped'
      ? paper.text.replace(/[ \n]+/g, () => (++count % 9 === 0 ? '\n' : ' '))
      : paper.text
          .replace(/0/g, everyNth(3, 'O'))
          .replace(/1/g, everyNth(4, 'l'))
          .replace(/m(?=[a-z])/g, everyNth(3, 'rn'))
          .replace(/l(?=[a-z])/g, everyNth(4, '1'))
          .replace(/ (?=[a-z])/g, everyNth(17, ' ~'));
  return { ...paper, id: `${paper.id}-${form}`, form, text };
}

// A copy of content/ that can be edited in a test and is quick to read: per topic a few questions
// and guides, a few terms and rules, everything else as it is. What is left out counts as deleted.
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { ContentSource } from '#features/library/files/read-content.server.ts';
import { openSnapshots } from '#features/library/files/snapshot.server.ts';
import { builtSnapshots, checkout } from '#server/boot/content-source.ts';

const FAQS_PER_TOPIC = 9;
const GUIDES_PER_TOPIC = 3;
const RULES = ['security-deposit-return.yml'];
const TERMS = ['y.yml', 'z.yml'];
/** The chat suggests to ask for it. */
const SUGGESTED_TERM = /^- id: statute-of-limitations\n(?: {2}.*\n)+/m;
const COPIED = ['faq', 'guides', 'dictionary', 'rules', 'cases', 'claims'];

export type SmallContent = {
  source: ContentSource;
  read: (file: string) => string;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  delete: () => void;
};

export function createSmallContent(): SmallContent {
  const folder = mkdtempSync(join(tmpdir(), 'plainlaw-content-'));
  const root = join(folder, 'content');
  mkdirSync(root);
  for (const name of readdirSync(checkout.root).filter((one) => !COPIED.includes(one)))
    symlinkSync(join(checkout.root, name), join(root, name));
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  };
  const read = (file: string) => readFileSync(join(root, file), 'utf8');
  const copy = (file: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    copyFileSync(join(checkout.root, file), join(root, file));
  };

  const list = (name: string) => readdirSync(join(checkout.root, name));
  for (const topic of list('faq'))
    pick(
      list(`faq/${topic}`).map((name) => `faq/${topic}/${name}`),
      FAQS_PER_TOPIC,
    ).forEach(copy);
  const guides = Map.groupBy(
    list('guides').map((name) => `guides/${name}`),
    (file) => /^topic: (.*)$/m.exec(readFileSync(join(checkout.root, file), 'utf8'))?.[1],
  );
  for (const files of guides.values()) pick(files, GUIDES_PER_TOPIC).forEach(copy);
  for (const name of RULES) copy(`rules/${name}`);
  for (const name of TERMS) copy(`dictionary/${name}`);
  const terms = readFileSync(join(checkout.root, 'dictionary', 's.yml'), 'utf8');
  write('dictionary/s.yml', SUGGESTED_TERM.exec(terms)?.[0] ?? '');

  return {
    source: {
      ...checkout,
      root,
      snapshots: openSnapshots({
        read: builtSnapshots,
        write: join(folder, 'snapshots'),
      }),
    },
    read,
    write,
    remove: (file) => rmSync(join(root, file)),
    delete: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** Those that the chat suggests, and the first of the others. */
function pick(files: string[], count: number): string[] {
  const items = files.filter((file) => file.endsWith('.md'));
  const suggested = items.filter((file) =>
    /^suggested: /m.test(readFileSync(join(checkout.root, file), 'utf8')),
  );
  return [...suggested, ...items.filter((file) => !suggested.includes(file)).slice(0, count)];
}

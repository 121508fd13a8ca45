// npm run law-vectors: computes the meaning of the imported statutes, for search. Optional; it
// shows progress, stops cleanly on Ctrl-C and goes on where it stopped. Search works by words,
// headings and everyday wordings without it.
import { join } from 'node:path';
import { migrate } from '#db/migrate.ts';
import * as say from '#features/law/messages/vector-texts.ts';
import { embedSections, type VectorProgress } from '#features/law/vectors/embed-sections.server.ts';
import { createEmbedder } from '#features/models/embedder/create-embedder.server.ts';
import { runCommand, withOperatorDeps } from '#scripts/operator-deps.ts';

const LOG_INTERVAL_MS = 10_000;

await runCommand(() =>
  withOperatorDeps('law-vectors', { mail: false }, async ({ db, log }) => {
    await migrate(db, join(import.meta.dirname, '..', 'db', 'migrations'));
    const stopping = new AbortController();
    const stop = () => {
      console.error(`\n${say.stopping}`);
      stopping.abort();
    };
    process.once('SIGINT', stop).once('SIGTERM', stop);
    const embedder = createEmbedder({ log });
    try {
      const progress = await embedSections(
        { db, embedder },
        { signal: stopping.signal, onProgress: createProgressLine() },
      );
      if (process.stderr.isTTY) process.stderr.write('\n');
      console.log(say.done(progress.done, progress.total));
      return stopping.signal.aborted ? 130 : 0;
    } finally {
      await embedder.close();
    }
  }),
);

/** One line that is overwritten on a terminal; otherwise a line at intervals. */
function createProgressLine(): (progress: VectorProgress) => void {
  const startedAt = performance.now();
  let lastPrintedAt = 0;
  return ({ done, total }) => {
    const now = performance.now();
    if (!process.stderr.isTTY && now - lastPrintedAt < LOG_INTERVAL_MS) return;
    lastPrintedAt = now;
    const line = say.progress(
      done,
      total,
      Math.ceil(((now - startedAt) / done) * (total - done)) / 60_000,
    );
    process.stderr.write(process.stderr.isTTY ? `\r\u001b[2K${line}` : `${line}\n`);
  };
}

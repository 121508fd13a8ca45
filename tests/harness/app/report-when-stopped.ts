// For programs that fork-until-stopped.ts starts: tells the test that it is ready, and ends with
// the report when the test asks for it.
export function reportWhenStopped(finish: () => Promise<unknown>): void {
  process.once('message', async () => {
    const report = await finish();
    process.send?.(report, () => process.disconnect());
  });
  process.once('disconnect', () => process.exit()); // the test ended without asking
  process.send?.('ready');
}

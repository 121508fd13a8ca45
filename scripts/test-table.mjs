// Summary of a test run: the time of each phase, and the slowest files.
const MAX_SLOW_FILES = 10;

export function printTable(results, wallSeconds) {
  const totals = { passed: 0, failed: 0, skipped: 0 };
  let cpu = 0;
  console.log(
    `\n${'phase'.padEnd(42)} ${'passed'.padStart(7)} ${'failed'.padStart(7)} ${'seconds'.padStart(9)} ${'processor'.padStart(10)}`,
  );
  for (const { name, passed, failed, skipped, wallSeconds: wall, cpuSeconds } of results) {
    totals.passed += passed;
    totals.failed += failed;
    totals.skipped += skipped;
    cpu += cpuSeconds ?? 0;
    console.log(
      `${name.padEnd(42)} ${String(passed).padStart(7)} ${String(failed).padStart(7)} ${wall.toFixed(1).padStart(9)} ${formatSeconds(cpuSeconds)}`,
    );
  }
  console.log(
    `${'all'.padEnd(42)} ${String(totals.passed).padStart(7)} ${String(totals.failed).padStart(7)} ${wallSeconds.toFixed(1).padStart(9)} ${formatSeconds(cpu)}`,
  );
  const files = results
    .flatMap((result) => result.files ?? [])
    .sort((a, b) => b.seconds - a.seconds);
  if (files.length > 0)
    console.log(
      `\nslowest files\n${files
        .slice(0, MAX_SLOW_FILES)
        .map((one) => `${one.seconds.toFixed(1).padStart(8)} s  ${one.file}`)
        .join('\n')}`,
    );
  return totals;
}

const formatSeconds = (value) => (value === undefined ? 'unknown' : value.toFixed(1)).padStart(10);

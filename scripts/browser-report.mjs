// What a report of Playwright says: how many tests passed, the time of each file, what failed and
// where to run it again, and which journeys wait for the shards.
const listSpecs = (suite) => [...suite.specs, ...(suite.suites ?? []).flatMap(listSpecs)];

export function findBrowserFailures(report) {
  const specs = (report?.suites ?? []).flatMap(listSpecs).filter((spec) => !spec.ok);
  return specs.map((spec) => ({
    location: `tests/e2e/${spec.file}:${spec.line}`,
    name: `tests/e2e/${spec.file}:${spec.line} > ${spec.title}`,
    error: spec.tests
      .flatMap((test) =>
        test.results.flatMap((result) => result.errors.map((error) => error.message)),
      )
      .join('\n'),
  }));
}

export function countBrowserTests({ stats, suites }) {
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.map((suite) => ({
      file: `tests/e2e/${suite.file}`,
      seconds: sumSeconds(suite),
    })),
  };
}

function sumSeconds(suite) {
  const durations = listSpecs(suite).flatMap((spec) =>
    spec.tests.flatMap((test) => test.results.map((result) => result.duration / 1000)),
  );
  return durations.reduce((sum, seconds) => sum + seconds, 0);
}

/** `report`: Playwright's list of the journeys that wait for the shards. */
export function printWaitingJourneys(report) {
  const files = (report?.suites ?? []).map((suite) => [suite.file, listSpecs(suite).length]);
  const total = files.reduce((sum, [, count]) => sum + count, 0);
  console.log(
    `\nnot run: ${total} browser journeys (npm test -- --journeys=1/3, 2/3 and 3/3 run all of them)`,
  );
  for (const [file, count] of files)
    console.log(`${String(count).padStart(8)}    tests/e2e/${file}`);
}

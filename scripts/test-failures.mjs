// The failed tests in the report of Vitest: their names, the start of each error, and where to run
// them again. Playwright's are in browser-report.mjs.
const MAX_ERROR_LINES = 12;

export function findVitestFailures(report, root) {
  const failedFiles = (report?.testResults ?? []).filter((file) => file.status === 'failed');
  return failedFiles.flatMap((file) => {
    const location = file.name.slice(root.length + 1);
    const failed = file.assertionResults.filter((test) => test.status === 'failed');
    if (failed.length === 0) return [{ location, name: location, error: file.message ?? '' }];
    return failed.map((test) => ({
      location,
      name: `${location} > ${test.fullName}`,
      error: test.failureMessages.join('\n'),
    }));
  });
}

/**
 * At the very end of a run, where a reader looks first and where a log that was cut short still has
 * them.
 */
export function printFailures(title, failures) {
  for (const { phase, found } of failures) {
    console.log(`\n${title}: ${phase}`);
    if (found.length === 0) console.log('  an error outside the tests');
    for (const { name, error } of found) {
      const lines = error
        .split('\n')
        .filter((line) => !/^\s*at /.test(line))
        .slice(0, MAX_ERROR_LINES);
      console.log([`  ${name}`, ...lines.map((line) => `    ${line}`)].join('\n'));
    }
  }
}

// Decides when an event loop counts as frozen. What is counted are the watchdog's own checks, not
// time: while a laptop sleeps, a virtual machine is paused or the whole machine is starved, the
// checks stop as well, and nothing is held against the loop.

/**
 * Returns a function that takes the number of beats so far, and says how many checks in a row have
 * seen no new one.
 */
export function createBeatCheck(): (beats: number) => number {
  let lastBeats: number | undefined;
  let missedChecks = 0;
  return (beats) => {
    missedChecks = beats === lastBeats ? missedChecks + 1 : 0;
    lastBeats = beats;
    return missedChecks;
  };
}

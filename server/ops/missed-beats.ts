// Decides when an event loop counts as frozen. What is counted are the watchdog's own checks, not
// time: while a laptop sleeps, a virtual machine is paused or the whole machine is starved, the
// checks stop as well, and nothing is held against the loop. Where the watchdog still gets its turn
// and the loop does not, because other programs have the processor, a check counts only as far as
// the loop had it.

/**
 * Returns a function that takes the number of beats so far, and which part of the last check the
 * loop waited for the processor (0 to 1). It says how many checks in a row have seen no new beat.
 */
export function createBeatCheck(): (beats: number, waited: number) => number {
  let lastBeats: number | undefined;
  let missedChecks = 0;
  return (beats, waited) => {
    missedChecks = beats === lastBeats ? missedChecks + 1 - waited : 0;
    lastBeats = beats;
    return missedChecks;
  };
}

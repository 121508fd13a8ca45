// When a feed is asked again: as often as it is set, a little earlier or later each time so that not all are asked at once, and after
// failures ever more rarely, up to a day. A server that says how long to stay away is believed.

const MAX_MINUTES = 24 * 60;
const JITTER = 0.1;

export type Timing = {
  everyMinutes: number;
  /** In a row, this one included; 0: it went well. */
  failures: number;
  retryAfterSeconds?: number;
  /** 0 to 1. */
  chance: number;
};

export function minutesUntilNext({ everyMinutes, failures, retryAfterSeconds = 0, chance }: Timing): number {
  const backedOff = Math.min(everyMinutes * 2 ** Math.min(failures, 20), Math.max(MAX_MINUTES, everyMinutes));
  const jittered = backedOff * (1 + JITTER * (2 * chance - 1));
  return Math.max(jittered, retryAfterSeconds / 60);
}

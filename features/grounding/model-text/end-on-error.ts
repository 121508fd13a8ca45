// A stream of events always ends with `ended`: also where what writes it throws.
import type { Deps } from '#features/deps.ts';

/** `what` the log says broke off: "a motion". */
export async function* endOnError<Event, Ended extends Event>(
  { log }: Pick<Deps, 'log'>,
  events: AsyncGenerator<Event>,
  { what, ended }: { what: string; ended: Ended },
): AsyncGenerator<Event> {
  try {
    yield* events;
  } catch (error) {
    log.error({ err: error }, `${what} broke off`);
    yield ended;
  }
}

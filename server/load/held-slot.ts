// The slot of an admitted request (admission-control.ts). A request that waits for its own client
// gives the slot up and is admitted again afterwards, so that slow clients hold up nobody else.
import type { Admission } from './admission-control.ts';

type Release = NonNullable<Awaited<ReturnType<Admission['admit']>>>;

export type HeldSlot = {
  pause: () => void;
  /** False when the request is refused now. */
  resume: () => Promise<boolean>;
  /** When the response is finished, whatever the request waits for. */
  end: () => void;
};

export function holdSlot(first: Release, admit: () => ReturnType<Admission['admit']>): HeldSlot {
  let release: Release | undefined = first;
  let ended = false;
  function pause(): void {
    release?.();
    release = undefined;
  }
  return {
    pause,
    async resume() {
      const admitted = await admit();
      release = admitted;
      if (ended) pause();
      return admitted !== undefined;
    },
    end() {
      ended = true;
      pause();
    },
  };
}

// Past a certain load nobody is served well unless somebody is turned away. A few requests are worked on at once: more would not be
// done sooner, and while they run the process does not even look at who else has come. A few more wait, for a moment; the rest, and
// everyone when the process is behind (server/load/loop-delay.ts, server/load/knocking.ts), are refused at once. So no queue grows: neither here,
// nor behind it (the database's pool, the threads that hash and compress), nor in front. What costs most comes last. Pages from memory
// and health do not come by here.
import type { Log } from '#features/deps.ts';
import { watchKnocking } from './knocking.ts';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';

/** In the order in which they get a place. */
const WORKS = ['pages', 'signing-in', 'searching', 'files', 'writing'] as const;
export type Work = (typeof WORKS)[number];

/** `share`: of the places, so many at most. `delay`: how far behind is too far, as a multiple of the setting. */
const RULES: Record<Work, { share: number; delay: number }> = {
  pages: { share: 1, delay: 3 },
  // A password keeps a thread busy for a while, and there are four for everything.
  'signing-in': { share: 1 / 6, delay: 2 },
  searching: { share: 2 / 3, delay: 1.5 },
  files: { share: 1 / 3, delay: 1 },
  writing: { share: 1 / 3, delay: 1 },
};
/** Who has worked so long waits for somebody else by now (a provider, the database), and gives the place free. */
const WORKS_MS = 500;
/** Who has waited so long is refused; of a kind, so many times the places may wait. */
const WAITS_MS = 500;
const WAITING = 4;
/** How many may be open in all, answers that are being streamed included, as a multiple of the places. */
const OPEN = 100;
/** A line at the door is part of a busy day: it counts as being behind by this share of its time. */
const KNOCKING = 1 / 4;
const CALM_AFTER_MS = 10_000;

type Leave = () => void;
type Waiting = { tell: (leave: Leave | undefined) => void; timer: NodeJS.Timeout };
export type Overload = {
  /** A function to be called when the answer is out; undefined: this one is refused. */
  enter: (work: Work) => Promise<Leave | undefined>;
  figures: () => Record<'refused' | 'working' | 'waiting', Record<Work, number>> & { open: number };
};
/** `delay`: how far behind the process is, in milliseconds. */
export type OverloadOptions = { places: number; delayMs: number; delay: () => number; log: Log; now?: () => number };

const perWork = <T>(make: (work: Work) => T) => Object.fromEntries(WORKS.map((work) => [work, make(work)])) as Record<Work, T>;

export function createOverload({ places, delayMs, delay, log, now = () => performance.now() }: OverloadOptions): Overload {
  const working = perWork(() => 0);
  const refused = perWork(() => 0);
  const waiting = perWork((): Waiting[] => []);
  let taken = 0;
  let open = 0;
  let trouble: { last: number; refused: number } | undefined;

  const hasPlace = (work: Work) => taken < places && working[work] < Math.ceil(places * RULES[work].share);

  async function enter(work: Work): Promise<Leave | undefined> {
    if (delay() > delayMs * RULES[work].delay || open >= places * OPEN) return turnAway(work);
    return hasPlace(work) ? begin(work) : wait(work);
  }

  function begin(work: Work): Leave {
    if (trouble && now() - trouble.last > CALM_AFTER_MS) {
      log.info({ refused: trouble.refused }, 'nothing needs to be refused any more');
      trouble = undefined;
    }
    open++;
    taken++;
    working[work]++;
    const worked = once(() => {
      taken--;
      working[work]--;
      letNextIn();
    });
    const timer = setTimeout(worked, WORKS_MS).unref();
    return once(() => {
      clearTimeout(timer);
      open--;
      worked();
    });
  }

  /** Newest first: whoever came long ago may have left. When too many wait, the oldest is refused. */
  function wait(work: Work): Promise<Leave | undefined> {
    const room = waiting[work];
    return new Promise((resolve) => {
      const one: Waiting = {
        tell(leave) {
          clearTimeout(one.timer);
          resolve(leave ?? turnAway(work));
        },
        timer: setTimeout(() => room.splice(room.indexOf(one), 1)[0]?.tell(undefined), WAITS_MS),
      };
      room.push(one);
      if (room.length > places * WAITING) room.shift()?.tell(undefined);
    });
  }

  function letNextIn(): void {
    for (const work of WORKS) {
      while (waiting[work].length > 0 && hasPlace(work)) waiting[work].pop()?.tell(begin(work));
    }
  }

  /** Told once when it begins and once when it is over, not for each of thousands. */
  function turnAway(work: Work): undefined {
    refused[work]++;
    if (!trouble) log.warn({ work, taken, open, delayMs: Math.round(delay()) }, 'more requests than can be answered: some are refused');
    trouble = { last: now(), refused: (trouble?.refused ?? 0) + 1 };
  }

  const figures = () => ({ refused: { ...refused }, working: { ...working }, waiting: perWork((work) => waiting[work].length), open });
  return { enter, figures };
}

export type OverloadSettings = { overload: 'on' | 'off'; overloadRequests: number; overloadDelayMs: number };

/** `knock`: somebody has connected. */
export type Door = Overload & { knock: () => void };

type Starting = { log: Log; onEnd: (stop: () => void) => void; loopDelay?: LoopDelay };

export function startOverload(settings: OverloadSettings, { log, onEnd, loopDelay }: Starting): Door {
  if (settings.overload === 'off') return LETS_ALL_IN;
  const behind = loopDelay ?? watchLoopDelay();
  onEnd(behind.stop);
  const { knock, ms } = watchKnocking();
  const delay = () => Math.max(behind.ms(), ms() * KNOCKING);
  return { ...createOverload({ places: settings.overloadRequests, delayMs: settings.overloadDelayMs, delay, log }), knock };
}

const LETS_ALL_IN: Door = {
  enter: async () => () => {},
  figures: () => ({ refused: perWork(() => 0), working: perWork(() => 0), waiting: perWork(() => 0), open: 0 }),
  knock: () => {},
};

function once(run: () => void): () => void {
  let ran = false;
  return () => {
    if (ran) return;
    ran = true;
    run();
  };
}

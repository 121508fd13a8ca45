// Admission control: past a threshold, load is shed so that the rest is served in time. A few
// requests run at once, because more would not finish sooner; a few more wait for a moment; the
// rest are refused, and so is everyone while our own requests keep the event loop or the accept
// backlog behind (loop-delay.ts, accept-backlog.ts). So no queue grows, neither here nor in the
// database's pool, the thread pool or the kernel. The most expensive classes are shed first. Cached
// pages and health checks do not pass through here. A network alone may use every slot; when others
// wait, the network that uses the fewest is next, and the one that waits the most is refused. A
// delay refuses those networks that ask for more than the others; who asks for less waits until it
// is over.
import { performance as nodePerformance } from 'node:perf_hooks';
import { REQUEST_CLASSES, type RequestClass } from '#app/http/route-handle.ts';
import type { Log } from '#features/deps.ts';
import { watchAcceptBacklog } from './accept-backlog.ts';
import { type LoopDelay, watchLoopDelay } from './loop-delay.ts';
import { createNetworkUsage } from './network-usage.ts';
import { REQUEST_WEIGHTS } from './open-requests.ts';

/** Of the event loop's time, while people ask: after a call the slot of assistants rests. */
const ASSISTANTS_SHARE = 1 / 4;
const PEOPLE_MS = 10_000;
const MAX_REST_MS = 2_000;
/**
 * `share`: the largest part of the slots. `delay`: the largest delay, as a multiple of the setting.
 * `rest`: see above. `slotMs`: after this long a request is assumed to wait on I/O, so its slot is
 * released.
 */
const RULES: Record<
  RequestClass,
  { share: number; delay: number; slotMs?: number; rest?: number }
> = {
  pages: { share: 1, delay: 3 },
  // Hashing a password takes 128 MB and one of the four threads of the pool: the slot is held to
  // the end, however long that takes on a busy machine, so that no more are hashed at once.
  'signing-in': { share: 1 / 6, delay: 2, slotMs: 10_000 },
  searching: { share: 2 / 3, delay: 1.5 },
  files: { share: 1 / 3, delay: 1 },
  writing: { share: 1 / 3, delay: 1 },
  assisting: { share: 1 / 8, delay: 1, slotMs: 10_000, rest: 1 / ASSISTANTS_SHARE - 1 },
};
/**
 * With a smaller part of the slots taken, a delay comes from other programs on the machine:
 * refusing a request would not shorten it.
 */
const OWN_WORK_SHARE = 1 / 4;
const MAX_SLOT_MS = 500;
/** A request waits at most this long, and per class at most this many times the slots may wait. */
const MAX_WAIT_MS = 500;
const MAX_WAITING = 4;
/** Open requests in all, streamed answers included, as a multiple of the slots. */
const MAX_OPEN = 100;
/** Weight of the accept delay relative to the event-loop delay. */
const ACCEPT_DELAY_WEIGHT = 1 / 4;
/**
 * A network that asks for little may wait this many times longer; one that asks for less than the
 * average only waits at this multiple of a delay.
 */
const PATIENCE = 10;
/** While someone waits, the delay is looked at this often. */
const LOOK_MS = 25;
const CALM_AFTER_MS = 10_000;

type Release = () => void;
type Waiting = {
  network: string;
  patience: number;
  tell: (leave: Release | undefined) => void;
  timer: NodeJS.Timeout;
};
type WaitOptions = { network: string; patience: number; maxWaitMs: number };
export type Admission = {
  /**
   * Resolves to a function to call when the response is finished, or to undefined when the request
   * is refused.
   */
  admit: (work: RequestClass, network?: string) => Promise<Release | undefined>;
  figures: () => Record<'refused' | 'working' | 'waiting', Record<RequestClass, number>> & {
    open: number;
  };
};
export type AdmissionOptions = {
  slots: number;
  delayMs: number;
  /** How far behind the process is, in milliseconds. */
  delay: () => number;
  /** The delay counts from this share of taken slots on. */
  ownWorkShare?: number;
  log: Log;
  now?: () => number;
  /** For how long the event loop has been busy in all, in milliseconds. */
  busy?: () => number;
};

const perClass = <T>(make: (work: RequestClass) => T) =>
  Object.fromEntries(REQUEST_CLASSES.map((work) => [work, make(work)])) as Record<RequestClass, T>;

export function createAdmission(options: AdmissionOptions): Admission {
  const {
    slots,
    delayMs,
    delay,
    ownWorkShare = OWN_WORK_SHARE,
    log,
    now = () => performance.now(),
    busy = () => nodePerformance.eventLoopUtilization().active,
  } = options;
  const working = perClass(() => 0);
  const refused = perClass(() => 0);
  const waiting = perClass((): Waiting[] => []);
  const networkSlots = new Map<string, number>();
  const usage = createNetworkUsage(now);
  let usedSlots = 0;
  let open = 0;
  let peopleAsked = Number.NEGATIVE_INFINITY;
  let looking: NodeJS.Timeout | undefined;
  let trouble: { last: number; refused: number } | undefined;

  const hasSlot = (work: RequestClass) =>
    usedSlots < slots && working[work] < Math.ceil(slots * RULES[work].share);

  const isBehind = (work: RequestClass, patience: number) =>
    usedSlots >= slots * ownWorkShare && delay() > delayMs * RULES[work].delay * patience;

  async function admit(work: RequestClass, network = ''): Promise<Release | undefined> {
    // Judged by what it asked for before: someone's first question is dear, but no reason to refuse
    // it.
    const isModest = usage.isModest(network);
    const mayWait = isModest || usage.isPersonal(network);
    const patience = isModest ? PATIENCE : 1;
    usage.add(network, REQUEST_WEIGHTS[work]);
    if (!RULES[work].rest) peopleAsked = now();
    if ((isBehind(work, patience) && !mayWait) || open >= slots * MAX_OPEN) return refuse(work);
    const canBegin = hasSlot(work) && !isBehind(work, patience);
    return canBegin
      ? begin(work, network)
      : wait(work, { network, patience, maxWaitMs: MAX_WAIT_MS * (mayWait ? PATIENCE : 1) });
  }

  function begin(work: RequestClass, network: string): Release {
    if (trouble && now() - trouble.last > CALM_AFTER_MS) {
      log.info({ refused: trouble.refused }, 'nothing needs to be refused any more');
      trouble = undefined;
    }
    open++;
    usedSlots++;
    working[work]++;
    networkSlots.set(network, (networkSlots.get(network) ?? 0) + 1);
    const worked = once(() => {
      usedSlots--;
      working[work]--;
      const left = (networkSlots.get(network) ?? 0) - 1;
      if (left > 0) networkSlots.set(network, left);
      else networkSlots.delete(network);
      admitNext();
    });
    const { slotMs = MAX_SLOT_MS, rest = 0 } = RULES[work];
    const timer = setTimeout(worked, slotMs).unref();
    const busyBefore = rest > 0 ? busy() : 0;
    return once(() => {
      clearTimeout(timer);
      open--;
      const hasPeople = rest > 0 && now() - peopleAsked < PEOPLE_MS;
      const restMs = hasPeople ? Math.min(MAX_REST_MS, rest * (busy() - busyBefore)) : 0;
      if (restMs > 0) setTimeout(worked, restMs).unref();
      else worked();
    });
  }

  /**
   * Newest first: the client of an old request may have given up. When too many wait, the oldest of
   * the busiest network is refused.
   */
  function wait(
    work: RequestClass,
    { network, patience, maxWaitMs }: WaitOptions,
  ): Promise<Release | undefined> {
    const room = waiting[work];
    return new Promise((resolve) => {
      const one: Waiting = {
        network,
        patience,
        tell(leave) {
          clearTimeout(one.timer);
          resolve(leave ?? refuse(work));
        },
        timer: setTimeout(() => take(room, one)?.tell(undefined), maxWaitMs),
      };
      room.push(one);
      looking ??= setInterval(admitNext, LOOK_MS);
      if (room.length <= slots * MAX_WAITING) return;
      const [busiest = []] = [...Map.groupBy(room, (visit) => visit.network).values()].sort(
        (a, b) => b.length - a.length,
      );
      take(room, busiest[0])?.tell(undefined);
    });
  }

  /** One at a time, so that what waited does not cause the next delay. */
  function admitNext(): void {
    const work = REQUEST_CLASSES.find(
      (each) => hasSlot(each) && waiting[each].some((one) => !isBehind(each, one.patience)),
    );
    if (work) {
      const next = take(
        waiting[work],
        findNext(waiting[work].filter((one) => !isBehind(work, one.patience))),
      );
      next?.tell(begin(work, next.network));
    } else if (looking && REQUEST_CLASSES.every((each) => waiting[each].length === 0)) {
      clearInterval(looking);
      looking = undefined;
    }
  }

  /**
   * The network that uses the fewest slots, then the one that asked for the least lately, then the
   * newest.
   */
  function findNext(ready: Waiting[]): Waiting | undefined {
    const countSlots = ({ network }: Waiting) => networkSlots.get(network) ?? 0;
    return ready
      .toReversed()
      .sort(
        (a, b) =>
          countSlots(a) - countSlots(b) || usage.amount(a.network) - usage.amount(b.network),
      )[0];
  }

  /** Logged once when it begins and once when it is over, not for every request. */
  function refuse(work: RequestClass): undefined {
    refused[work]++;
    if (!trouble)
      log.warn(
        { work, taken: usedSlots, open, delayMs: Math.round(delay()) },
        'more requests than can be answered: some are refused',
      );
    trouble = { last: now(), refused: (trouble?.refused ?? 0) + 1 };
  }

  const figures = () => ({
    refused: { ...refused },
    working: { ...working },
    waiting: perClass((work) => waiting[work].length),
    open,
  });
  return { admit, figures };
}

export type AdmissionSettings = {
  overload: 'on' | 'off';
  overloadRequests: number;
  overloadDelayMs: number;
};

/** `onConnection`: call it for every accepted connection. */
export type AdmissionControl = Admission & { onConnection: () => void };

type Starting = { log: Log; onEnd: (stop: () => void) => void; loopDelay?: LoopDelay };

export function startAdmissionControl(
  settings: AdmissionSettings,
  { log, onEnd, loopDelay }: Starting,
): AdmissionControl {
  if (settings.overload === 'off') return ADMITS_ALL;
  const behind = loopDelay ?? watchLoopDelay();
  onEnd(behind.stop);
  const { onConnection, ms } = watchAcceptBacklog();
  // A delay that a test sets is the only one.
  const delay = loopDelay ? loopDelay.ms : () => Math.max(behind.ms(), ms() * ACCEPT_DELAY_WEIGHT);
  const { overloadRequests: slots, overloadDelayMs: delayMs } = settings;
  // A delay that a test sets counts without any load.
  return {
    ...createAdmission({ slots, delayMs, delay, log, ...(loopDelay && { ownWorkShare: 0 }) }),
    onConnection,
  };
}

const ADMITS_ALL: AdmissionControl = {
  admit: async () => () => {},
  figures: () => ({
    refused: perClass(() => 0),
    working: perClass(() => 0),
    waiting: perClass(() => 0),
    open: 0,
  }),
  onConnection: () => {},
};

function take(room: Waiting[], one: Waiting | undefined): Waiting | undefined {
  const index = one ? room.indexOf(one) : -1;
  return index < 0 ? undefined : room.splice(index, 1)[0];
}

function once(run: () => void): () => void {
  let ran = false;
  return () => {
    if (ran) return;
    ran = true;
    run();
  };
}

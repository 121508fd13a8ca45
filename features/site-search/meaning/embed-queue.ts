// What waits for the model. Short texts go before long ones, which make progress all the same; in
// each of the two, the next text is that of the network that has used the model least lately. A
// network cannot fill the queue for the others. What nobody waits for comes when all is quiet.
import type { Encoder } from './engine/engine.ts';

type Listener = (vectors: Float32Array[] | undefined) => void;

export type EmbedJob = {
  key: string;
  encoder: Encoder;
  /** The windows of a text that is longer than the model reads at once. */
  windows: string[];
  /** Computed so far: for each window, one per member of the encoder. */
  vectors: Float32Array[];
  /** Known after the first step. */
  members?: number;
  /** Embedded at once, before the long ones. */
  isShort: boolean;
  /** Nobody waits for it. */
  isBackground: boolean;
  /** Who asked first: its use of the model is counted. */
  network: string;
  /** Who waits, and from which network. */
  listeners: Map<Listener, string>;
};

/** When both wait, a step of a long text runs after this many short texts. */
const SHORT_TEXTS_IN_A_ROW = 3;

/** `recentUse`: how much a network has used the model lately. */
export function createEmbedQueue(recentUse: (network: string) => number) {
  const short = new Set<EmbedJob>();
  const long = new Set<EmbedJob>();
  const background = new Set<EmbedJob>();
  let shortInARow = 0;

  const remove = (job: EmbedJob) => short.delete(job) || long.delete(job) || background.delete(job);

  /** Of equals the oldest. */
  function findNext(jobs: Set<EmbedJob>): EmbedJob | undefined {
    let next: EmbedJob | undefined;
    let least = Number.POSITIVE_INFINITY;
    const uses = new Map<string, number>(); // each is read once, because it falls all the time
    function getUse(network: string): number {
      const use = uses.get(network) ?? recentUse(network);
      uses.set(network, use);
      return use;
    }
    for (const job of jobs) {
      const use = Math.min(...[job.network, ...job.listeners.values()].map(getUse));
      if (use >= least) continue;
      next = job;
      least = use;
    }
    return next;
  }

  function countByNetwork(): Map<string, number> {
    const counts = new Map<string, number>();
    for (const { network } of [...short, ...long])
      counts.set(network, (counts.get(network) ?? 0) + 1);
    return counts;
  }

  return {
    add: (job: EmbedJob) =>
      void (job.isBackground ? background : job.isShort ? short : long).add(job),
    remove,
    clear() {
      short.clear();
      long.clear();
      background.clear();
    },
    takeNext(): EmbedJob | undefined {
      const isLongNext = long.size > 0 && (short.size === 0 || shortInARow >= SHORT_TEXTS_IN_A_ROW);
      const jobs = isLongNext ? long : short;
      shortInARow = isLongNext ? 0 : shortInARow + 1;
      const job = findNext(jobs);
      if (job) jobs.delete(job);
      return job;
    },
    hasBackground: () => background.size > 0,
    takeBackground(): EmbedJob | undefined {
      const [job] = background;
      if (job) background.delete(job);
      return job;
    },
    /**
     * For a full queue: takes out the newest text of the network that has the most waiting, if that
     * is more than this one has.
     */
    makeRoomFor(network: string): EmbedJob | undefined {
      const counts = countByNetwork();
      const [busiest, count] = [...counts].reduce(
        (max, entry) => (entry[1] > max[1] ? entry : max),
        ['', 0] as [string, number],
      );
      if (count <= (counts.get(network) ?? 0)) return undefined;
      const newest = [...short, ...long].findLast((job) => job.network === busiest);
      if (newest) remove(newest);
      return newest;
    },
  };
}

// What waits for something that few can use at a time: the next job is that of the network that has
// used it least lately, and a network cannot fill the queue for the others.

export type FairQueue<T> = {
  add: (job: T) => void;
  remove: (job: T) => boolean;
  clear: () => void;
  size: () => number;
  /** Of equals the oldest. `isReady`: whether a job could begin now. */
  takeNext: (isReady?: (job: T) => boolean) => T | undefined;
  /**
   * For a full queue: takes out the newest job of the network that has the most waiting, if that is
   * more than this one would have; or as much, if that network has used more lately.
   */
  makeRoomFor: (network: string) => T | undefined;
};

type Options<T> = {
  /** Who caused the job. */
  getNetwork: (job: T) => string;
  /** Who waits for it, if that may be several. */
  listNetworks?: (job: T) => string[];
  recentUse: (network: string) => number;
};

export function createFairQueue<T>(options: Options<T>): FairQueue<T> {
  const { getNetwork, listNetworks = (job) => [getNetwork(job)] } = options;
  const jobs = new Set<T>();

  function takeNext(isReady: (job: T) => boolean = () => true): T | undefined {
    let next: T | undefined;
    let least = Number.POSITIVE_INFINITY;
    const getUse = readOnce(options.recentUse);
    for (const job of jobs) {
      if (!isReady(job)) continue;
      const use = Math.min(...listNetworks(job).map(getUse));
      if (use >= least) continue;
      next = job;
      least = use;
    }
    if (next) jobs.delete(next);
    return next;
  }

  function makeRoomFor(network: string): T | undefined {
    const getUse = readOnce(options.recentUse);
    const byNetwork = Map.groupBy(jobs, getNetwork);
    const own = (byNetwork.get(network)?.length ?? 0) + 1;
    byNetwork.delete(network);
    const [busiest] = [...byNetwork].sort(
      ([a, ofA], [b, ofB]) => ofB.length - ofA.length || getUse(b) - getUse(a),
    );
    if (!busiest) return undefined;
    const [other, { length }] = busiest;
    if (length < own || (length === own && getUse(other) <= getUse(network))) return undefined;
    const newest = busiest[1].at(-1);
    if (newest) jobs.delete(newest);
    return newest;
  }

  return {
    add: (job) => void jobs.add(job),
    remove: (job) => jobs.delete(job),
    clear: () => jobs.clear(),
    size: () => jobs.size,
    takeNext,
    makeRoomFor,
  };
}

/** Use falls all the time, so it is read once for all comparisons. */
function readOnce(recentUse: (network: string) => number): (network: string) => number {
  const uses = new Map<string, number>();
  return (network) => {
    const use = uses.get(network) ?? recentUse(network);
    uses.set(network, use);
    return use;
  };
}

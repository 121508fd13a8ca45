// What waits for the model: short texts go before long ones, which make progress all the same. Each
// of the two is a queue that is fair to networks (lib/fair-queue.ts). What nobody waits for comes
// when all is quiet.
import { createFairQueue } from '#lib/fair-queue.ts';
import type { Encoder } from '../engine/engine.ts';

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
  const queue = createFairQueue<EmbedJob>({
    getNetwork: ({ network }) => network,
    listNetworks: ({ network, listeners }) => [network, ...listeners.values()],
    recentUse,
  });
  const background = new Set<EmbedJob>();
  let shortInARow = 0;
  const takeNext = (isShort: boolean) => queue.takeNext((job) => job.isShort === isShort);

  return {
    ...queue,
    add: (job: EmbedJob) => (job.isBackground ? void background.add(job) : queue.add(job)),
    remove: (job: EmbedJob) => queue.remove(job) || background.delete(job),
    clear() {
      queue.clear();
      background.clear();
    },
    takeNext(): EmbedJob | undefined {
      const isLongNext = shortInARow >= SHORT_TEXTS_IN_A_ROW;
      const job = takeNext(!isLongNext) ?? takeNext(isLongNext);
      shortInARow = job?.isShort ? shortInARow + 1 : 0;
      return job;
    },
    hasBackground: () => background.size > 0,
    takeBackground(): EmbedJob | undefined {
      const [job] = background;
      if (job) background.delete(job);
      return job;
    },
  };
}

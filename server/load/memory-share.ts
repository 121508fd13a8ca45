// Memory that networks share, such as that of bodies on their way. A network may have a part of
// what the others leave, so that ten networks together leave room for the eleventh.

export type MemoryShare = {
  /** `grow`: false when there is no room for so many bytes more. `leave`: when they are free. */
  enter: (network: string) => { grow: (bytes: number) => boolean; leave: () => void };
};

export function createMemoryShare(maxBytes: number, share: number): MemoryShare {
  const byNetwork = new Map<string, number>();
  let total = 0;

  function add(network: string, bytes: number): void {
    const ofNetwork = (byNetwork.get(network) ?? 0) + bytes;
    total += bytes;
    if (ofNetwork > 0) byNetwork.set(network, ofNetwork);
    else byNetwork.delete(network);
  }

  return {
    enter(network) {
      let own = 0;
      return {
        grow(bytes) {
          const ofNetwork = byNetwork.get(network) ?? 0;
          if (ofNetwork + bytes > share * (maxBytes - (total - ofNetwork))) return false;
          own += bytes;
          add(network, bytes);
          return true;
        },
        leave() {
          add(network, -own);
          own = 0;
        },
      };
    },
  };
}

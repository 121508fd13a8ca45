/** Made at the first call. */
export function makeOnce<T>(make: () => T): () => T {
  let value: T | undefined;
  return () => {
    value ??= make();
    return value;
  };
}

/** Computes once for each object, and forgets it with the object. */
export function memoize<Key extends object, Value>(
  compute: (key: Key) => Value,
): (key: Key) => Value {
  const known = new WeakMap<Key, { value: Value }>();
  return (key) => {
    const found = known.get(key) ?? { value: compute(key) };
    known.set(key, found);
    return found.value;
  };
}

/**
 * Computes once for each of so many keys; then what was computed first is forgotten. `mayKeep`: for
 * keys that clients choose, which of them are worth the memory.
 */
export function memoizeUpTo<Key, Value>(
  max: number,
  compute: (key: Key) => Value,
  mayKeep: (key: Key) => boolean = () => true,
): (key: Key) => Value {
  const known = new Map<Key, Value>();
  return (key) => {
    const found = known.get(key);
    if (found !== undefined) return found;
    const value = compute(key);
    if (mayKeep(key)) known.set(key, value);
    if (known.size > max) known.delete(known.keys().next().value as Key);
    return value;
  };
}

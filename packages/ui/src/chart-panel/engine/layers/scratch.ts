const kept = new Map<string, Uint32Array>();

/**
 * Memory that all pictures of one size share, so that none is collected after each frame. It still holds the values of
 * its last use.
 */
export function scratch(use: string, length: number): Uint32Array {
  const before = kept.get(use);
  if (before?.length === length) return before;
  const made = new Uint32Array(length);
  kept.set(use, made);
  return made;
}

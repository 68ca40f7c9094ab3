const kept = new Map<string, Uint32Array>();

/**
 * Memory that is used again by every picture of the same size, instead of being collected after each frame; it holds
 * what was there before.
 */
export function scratch(use: string, length: number): Uint32Array {
  const before = kept.get(use);
  if (before?.length === length) return before;
  const made = new Uint32Array(length);
  kept.set(use, made);
  return made;
}

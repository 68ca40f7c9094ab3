/** Where the ticker stands and which way it goes. */
export type Position = { index: number; step: 1 | -1 };

/** One step on; at either end the way turns. A single item stays where it is. */
export function bounce({ index, step }: Position, count: number): Position {
  if (count < 2) return { index: 0, step: 1 };
  const turned = index + step < 0 || index + step >= count ? (step === 1 ? -1 : 1) : step;
  return { index: Math.min(Math.max(index + turned, 0), count - 1), step: turned };
}

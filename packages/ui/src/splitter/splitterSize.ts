/** A share between the limits, to a tenth of a percent. */
export const clampSize = (size: number, min: number, max: number): number =>
  Math.round(Math.min(Math.max(size, min), max) * 10) / 10;

/** Where a key leads: arrows by one step, with Shift by ten, Home and End to the limits. `undefined` for other keys. */
export function sizeByKey(
  key: string,
  {
    size,
    min,
    max,
    far,
    vertical,
    reversed,
  }: { size: number; min: number; max: number; far: boolean; vertical: boolean; reversed: boolean },
): number | undefined {
  const step = far ? 10 : 1;
  const [less, more] = vertical
    ? ['ArrowUp', 'ArrowDown']
    : reversed
      ? ['ArrowRight', 'ArrowLeft']
      : ['ArrowLeft', 'ArrowRight'];
  const to = { [less]: size - step, [more]: size + step, Home: min, End: max }[key];
  return to === undefined ? undefined : clampSize(to, min, max);
}

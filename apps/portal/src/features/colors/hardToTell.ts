import { colorDistance, simulate, visions, type ColorVision } from '@panome/charts';

/** Colours of marks that are nearer than this (OKLab × 100) are taken for one another. */
const tellable = 5;

/** Which colours somebody takes for one another: the closest pair of all kinds of colour vision, or nothing. */
export function hardToTell(
  colors: readonly string[],
): { readonly one: number; readonly other: number; readonly vision: ColorVision | 'normal' } | undefined {
  let worst: ReturnType<typeof hardToTell>;
  let least = tellable;
  for (const vision of ['normal', ...visions] as const) {
    const seen = colors.map((color) => (vision === 'normal' ? color : simulate(color, vision)));
    seen.forEach((color, one) =>
      seen.slice(one + 1).forEach((further, after) => {
        const distance = colorDistance(color, further);
        if (distance < least) [worst, least] = [{ one, other: one + 1 + after, vision }, distance];
      }),
    );
  }
  return worst;
}

import { powerAt, samplesNeeded } from '@panome/analysis/power-of-tests';

type Asked = {
  readonly fold_change: number;
  /** Within groups, in log2 units. */
  readonly sd: number;
  readonly alpha: number;
  readonly power: number;
};

/** More samples a group are no plan that somebody would order. */
const most = 500;
/** Nobody knows the difference exactly, so a smaller and a larger one are shown beside it, in log2 units. */
const shares = [0.75, 1, 1.25];
const points = 40;

/** How many samples a group find a difference, and the power of fewer and more; a difference is log2 of the ratio. */
export function planStudy({ alpha, fold_change, power, sd }: Asked) {
  const plans = shares.map((share) => {
    const log = Math.log2(fold_change) * share;
    return { log, effect: log / sd, needed: samplesNeeded(log / sd, { alpha, power, most }) };
  });
  const asked = plans[1]!;
  const numbers = plans.flatMap(({ needed }) => (Number.isNaN(needed) ? [] : [needed]));
  const middle = Number.isNaN(asked.needed) ? most : asked.needed;
  const largest = Math.min(most, Math.max(10, Math.min(4 * middle, Math.ceil(1.2 * Math.max(middle, ...numbers)))));
  const step = Math.max(1, Math.ceil((largest - 2) / points));
  const sizes = [
    ...new Set([...Array.from({ length: Math.ceil((largest - 2) / step) + 1 }, (_, at) => 2 + at * step), middle]),
  ].toSorted((one, other) => one - other);
  const test = { design: 'two-sample', sides: 2, alpha, groups: 2 } as const;
  return {
    effect: asked.effect,
    n: Number.isNaN(asked.needed) ? null : asked.needed,
    curves: plans.map(({ effect, log, needed }) => ({
      name: `${Number((2 ** log).toPrecision(3))} 倍`,
      fold_change: 2 ** log,
      effect,
      needed: Number.isNaN(needed) ? null : needed,
      n: sizes,
      power: sizes.map((n) => powerAt(n, effect, test).power),
    })),
  };
}

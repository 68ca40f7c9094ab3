import type { OptionSpec } from '../../model/index.ts';
import type { Graph } from '../../layout/index.ts';

/** Above which a node is a hub of its module, and above which it joins modules. */
export type RoleLimits = { readonly zi: number; readonly pi: number };

export const roleOptions: readonly OptionSpec[] = [
  {
    id: 'zi',
    label: '模块枢纽的 Zi 阈值',
    help: '模块内连接度 Zi 大于该值的是枢纽。调低枢纽变多。',
    kind: 'number',
    default: 2.5,
    min: 0,
    max: 10,
    step: 0.1,
    advanced: true,
  },
  {
    id: 'pi',
    label: '连接者的 Pi 阈值',
    help: '参与系数 Pi 大于该值的是连接不同模块的节点。调低连接者变多。',
    kind: 'number',
    default: 0.62,
    min: 0,
    max: 1,
    step: 0.01,
    advanced: true,
  },
];

/** What a node is within a divided network, from the most common to the rarest. */
export const roles = ['外围节点', '连接者', '模块枢纽', '网络枢纽'] as const;

/** A hub has many lines within its module, a connector lines to many modules, a network hub both. */
export const roleOf = (z: number, participation: number, { pi, zi }: RoleLimits): (typeof roles)[number] =>
  roles[(z > zi ? 2 : 0) + (participation > pi ? 1 : 0)]!;

/**
 * Within-module degree and participation of each node, every line counting once.
 *
 * z = (lines to the own module − their mean over the module) ÷ their standard deviation (n − 1), and 0 where all nodes
 * of a module have as many; P = 1 − Σ (lines to a module ÷ all lines)², and 0 for a node without lines.
 *
 * Guimerà & Amaral 2005, Nature 433, 895. doi:10.1038/nature03288
 *
 * @param module - The module of each node, numbered from 1.
 */
export function connectivityOf(
  { size, starts, targets }: Graph,
  module: ArrayLike<number>,
): { readonly z: Float64Array; readonly participation: Float64Array } {
  const count = Array.from({ length: size }, (_, node) => module[node]!).reduce((most, one) => Math.max(most, one), 0);
  const [within, participation, lines] = [new Float64Array(size), new Float64Array(size), new Float64Array(count + 1)];
  for (let node = 0; node < size; node += 1) {
    const degree = starts[node + 1]! - starts[node]!;
    lines.fill(0);
    for (let e = starts[node]!; e < starts[node + 1]!; e += 1) lines[module[targets[e]!]!]! += 1;
    within[node] = lines[module[node]!]!;
    participation[node] = degree === 0 ? 0 : 1 - lines.reduce((sum, value) => sum + (value / degree) ** 2, 0);
  }
  const [members, mean, square] = [
    new Float64Array(count + 1),
    new Float64Array(count + 1),
    new Float64Array(count + 1),
  ];
  within.forEach((value, node) => {
    members[module[node]!]! += 1;
    mean[module[node]!]! += value;
  });
  mean.forEach((sum, one) => (mean[one] = sum / members[one]!));
  within.forEach((value, node) => (square[module[node]!]! += (value - mean[module[node]!]!) ** 2));
  // Of equal counts the mean is not always exact, so that a spread of rounding alone must not be divided by.
  const spread = square.map((sum, one) => (sum > 1e-18 ? Math.sqrt(sum / (members[one]! - 1)) : 0));
  return {
    z: within.map((value, node) =>
      spread[module[node]!]! === 0 ? 0 : (value - mean[module[node]!]!) / spread[module[node]!]!,
    ),
    participation,
  };
}

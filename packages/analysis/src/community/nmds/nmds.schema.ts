import type { Options, OptionSpec } from '../../model/index.ts';
import { distanceOptions, type DistanceOptions } from '../../community-distances/index.ts';

export type NmdsOptions = DistanceOptions & {
  /** Dimensions of the map, 1…10; refused with fewer than this + 2 samples. */
  readonly k: number;
  /** Starts, 1…200: the principal coordinates, then random ones; the lowest stress is kept. */
  readonly tries: number;
};

export const nmdsOptions: readonly OptionSpec[] = [
  ...distanceOptions,
  {
    id: 'k',
    label: '维数',
    kind: 'integer',
    default: 2,
    min: 1,
    max: 10,
    step: 1,
    help: '一般用 2 维；应力大于 0.2 时可试 3 维。与 PCoA 不同，各维数分别求解，不能从高维中取前两轴。',
  },
  {
    id: 'tries',
    label: '起始次数',
    kind: 'integer',
    default: 20,
    min: 1,
    max: 200,
    step: 5,
    help: '一次从主坐标出发，其余从随机位置出发，取应力最小的。多次到达同一应力说明结果可靠。',
  },
];

export const readNmdsOptions = (options: Options): NmdsOptions => options as NmdsOptions;

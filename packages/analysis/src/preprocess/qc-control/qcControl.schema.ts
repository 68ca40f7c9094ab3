import { driftOptions } from '../drift/index.ts';
import type { Options, OptionSpec } from '../../model/index.ts';

export type QcControlOptions = {
  /** Group of the QC samples, 5 a batch at least; empty: the group named QC. */
  readonly qc: string;
  /** Column of the group table with the order of injection, once each in a batch; empty: found by name. */
  readonly order: string;
  /** Column of the group table with the batches, drawn in turn; empty: named `batch` or 批次, else one batch. */
  readonly batch: string;
  /** Before the principal components: `log2` needs values above 0, `none` is for what is logarithms already. */
  readonly transform: 'log2' | 'none';
  /** Principal components that T² sums up, 1…10; fewer where there are not so many. */
  readonly components: number;
};

const batchHelp = '设了批次时各批依次相接。留空时找 batch 或“批次”；没有则视为一批。';

export const qcControlOptions: readonly OptionSpec[] = [
  ...driftOptions
    .filter(({ id }) => id === 'qc' || id === 'order' || id === 'batch')
    .map((spec) => (spec.id === 'batch' ? { ...spec, help: batchHelp } : spec)),
  {
    id: 'transform',
    label: '主成分之前的变换',
    help: '强度跨度大时取 log2，使少数强峰不主导；数据已取对数时选不变换。',
    kind: 'choice',
    default: 'log2',
    choices: [
      { value: 'log2', label: 'log2', help: '要求强度大于 0' },
      { value: 'none', label: '不变换' },
    ],
  },
  {
    id: 'components',
    label: 'T² 的主成分数',
    help: '太多时噪声也算在内；一般取 2～5。',
    kind: 'integer',
    default: 3,
    min: 1,
    max: 10,
    step: 1,
  },
];

/** The validated options, renamed as the code calls them. */
export const readQcControlOptions = (options: Options): QcControlOptions => ({
  qc: options['qc'] as string,
  order: options['order'] as string,
  batch: options['batch'] as string,
  transform: options['transform'] as QcControlOptions['transform'],
  components: options['components'] as number,
});

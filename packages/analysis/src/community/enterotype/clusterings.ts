import { InputError } from '../../model/index.ts';
import type { Partition } from './partition.ts';

export type Tried = Partition & {
  readonly k: number;
  readonly index: number;
  readonly widths: Float64Array;
  readonly neighbours: Int32Array;
  readonly mean: number;
};

/** Mean silhouettes below this show no structure (Kaufman & Rousseeuw 1990). */
export const weak = 0.25;
export const nameOf = (cluster: number): string => `E${cluster + 1}`;
export const refusal = (code: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input: 'matrix', what, remedy }]);

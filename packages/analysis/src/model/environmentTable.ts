import type { Environment } from './inputs.ts';
import type { Matrix } from './table.ts';

/** Variables of samples as a table with the samples in columns, as methods of two tables take it. */
export const environmentTable = ({ samples, values, variables }: Environment): Matrix => ({
  idName: '环境因子',
  ids: variables,
  samples,
  values: Float64Array.from(values.flatMap((column) => [...column])),
  annotations: [],
});

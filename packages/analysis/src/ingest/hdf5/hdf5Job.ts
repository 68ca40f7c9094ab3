import type { InputProblem } from '../../model/index.ts';
import type { PartCounts, PartTable } from '../parts/content.ts';

export type Hdf5Answer =
  | { readonly ok: true; readonly value: PartTable | PartCounts }
  | { readonly ok: false; readonly problems: readonly InputProblem[] };

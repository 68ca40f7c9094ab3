import { cells } from './cells.ts';
import { communities } from './communities.ts';
import { exploring } from './exploring.ts';
import { learning } from './learning.ts';
import type { Operation } from './operation.ts';
import { reading } from './reading.ts';
import { testing } from './testing.ts';

export type { Operation } from './operation.ts';

/** The rows of the speed table. */
export const operations: readonly Operation[] = [
  ...reading,
  ...exploring,
  ...testing,
  ...learning,
  ...communities,
  ...cells,
];

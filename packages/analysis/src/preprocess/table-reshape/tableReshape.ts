import type { MethodOutput, Records } from '../../model/index.ts';
import type { ReshapeOptions } from './tableReshape.schema.ts';
import { toLong } from './toLong.ts';
import { toWide } from './toWide.ts';

/** Long records into a wide table, or back. @throws {InputError} As the two directions do. */
export const tableReshape = (records: Records, options: ReshapeOptions): MethodOutput =>
  options.direction === 'wide' ? toWide(records, options) : toLong(records, options);

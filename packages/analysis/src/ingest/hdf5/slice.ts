import type { Dataset } from 'h5wasm';
import type { Ranges } from '../stored/nodes.ts';
import { isPackedOurWay, readChunked, type Reading } from './chunks.ts';
import { halfOf } from '../stored/halves.ts';
import { lacksFilter, unknownPacking } from './problems.ts';

let reading: Reading | undefined;

/** From now on parts are read of this file. */
export const readFrom = (file: Reading): void => {
  reading = file;
};

/** Packings by their registered number. github.com/HDFGroup/hdf5_plugins, RegisteredFilterPlugins.md */
const PACKINGS: Readonly<Record<number, string>> = {
  307: 'bzip2',
  32001: 'Blosc',
  32004: 'LZ4',
  32008: 'Bitshuffle',
  32013: 'ZFP',
  32015: 'Zstandard',
  32026: 'Blosc2',
};

/** Filters of others than the library's makers have numbers from here on. */
const OF_OTHERS = 256;

function read(data: Dataset, ranges: Ranges): unknown {
  const foreign = data.filters.filter(({ id }) => id >= OF_OTHERS);
  const name = foreign.map(({ id }) => PACKINGS[id]).find((one) => one !== undefined);
  // A failed read of words is not to be tried: the library would set free what its memory happens to hold.
  if (foreign.length > 0 && (data.metadata as { readonly vlen?: boolean }).vlen) throw unknownPacking(name ?? '');
  try {
    return data.slice(ranges as [number, number][]);
  } catch (error) {
    throw name !== undefined && error instanceof Error && lacksFilter(error.message) ? unknownPacking(name) : error;
  }
}

/**
 * A part of a list or a matrix: numbers of any type, or words. What the library cannot do, other packings and half
 * precision, is done here.
 */
export function sliceOf(data: Dataset, ranges: Ranges): unknown {
  if (reading && isPackedOurWay(data)) return readChunked(data, ranges, reading);
  const { size, type } = data.metadata;
  if (type !== 1 || size !== 2) return read(data, ranges);
  // The library knows no numbers of this length, but whole ones.
  const whole = Object.create(data, { metadata: { value: { ...data.metadata, type: 0, signed: false } } }) as Dataset;
  return Float32Array.from(read(whole, ranges) as Uint16Array, halfOf);
}

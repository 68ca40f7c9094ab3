import type { Dataset } from 'h5wasm';
import type { Ranges } from '../stored/nodes.ts';
import { isPackedOurWay, readChunked, type Reading } from './chunks.ts';
import { halfOf } from '../stored/halves.ts';
import { lacksFilter, unknownPacking } from './problems.ts';

let reading: Reading | undefined;

/** Parts are read from this file from now on. */
export const readFrom = (file: Reading): void => {
  reading = file;
};

/** Compression filters by their registered number. github.com/HDFGroup/hdf5_plugins, RegisteredFilterPlugins.md */
const PACKINGS: Readonly<Record<number, string>> = {
  307: 'bzip2',
  32001: 'Blosc',
  32004: 'LZ4',
  32008: 'Bitshuffle',
  32013: 'ZFP',
  32015: 'Zstandard',
  32026: 'Blosc2',
};

/** Filters of third parties have numbers from here on. */
const OF_OTHERS = 256;

function read(data: Dataset, ranges: Ranges): unknown {
  const foreign = data.filters.filter(({ id }) => id >= OF_OTHERS);
  const name = foreign.map(({ id }) => PACKINGS[id]).find((one) => one !== undefined);
  // A read of strings that would fail must not be tried: the library would free whatever its memory happens to hold.
  if (foreign.length > 0 && (data.metadata as { readonly vlen?: boolean }).vlen) throw unknownPacking(name ?? '');
  try {
    return data.slice(ranges as [number, number][]);
  } catch (error) {
    throw name !== undefined && error instanceof Error && lacksFilter(error.message) ? unknownPacking(name) : error;
  }
}

/**
 * A part of a list or a matrix: numbers of any type, or strings. Compression filters and half precision that the
 * library lacks are handled here.
 */
export function sliceOf(data: Dataset, ranges: Ranges): unknown {
  if (reading && isPackedOurWay(data)) return readChunked(data, ranges, reading);
  const { size, type } = data.metadata;
  if (type !== 1 || size !== 2) return read(data, ranges);
  // The library reads no floating-point numbers of this length, but integers.
  const whole = Object.create(data, { metadata: { value: { ...data.metadata, type: 0, signed: false } } }) as Dataset;
  return Float32Array.from(read(whole, ranges) as Uint16Array, halfOf);
}

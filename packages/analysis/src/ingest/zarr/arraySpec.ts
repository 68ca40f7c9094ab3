import type { NumberType } from '../stored/numbers.ts';
import type { Codec } from './codecs.ts';
import { broken, unknownPart } from './problems.ts';

/** How the values of an array stand in its chunks: numbers, words of a fixed length, or words of any length. */
export type ValueType =
  | { readonly kind: 'number'; readonly number: NumberType }
  | { readonly kind: 'ascii' | 'utf32'; readonly size: number; readonly little: boolean }
  | { readonly kind: 'words' }
  | {
      /** Refused when a value is asked for: the other arrays of the file may be readable. */
      readonly kind: 'strange';
      readonly name: string;
    };

/** What the metadata of an array say, the same for both versions of the format. */
export type ArraySpec = {
  readonly shape: readonly number[];
  readonly chunks: readonly number[];
  readonly type: ValueType;
  readonly codecs: readonly Codec[];
  /** Columns first (Fortran's order). */
  readonly columnsFirst: boolean;
  /** The value of a chunk that was not written. */
  readonly fill: unknown;
  /** The path of a chunk below the array, by its place along each side. */
  readonly keyOf: (places: readonly number[]) => string;
};

type Json = Readonly<Record<string, unknown>>;
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function sidesOf(value: unknown, least: number): readonly number[] {
  if (
    !Array.isArray(value) ||
    value.length > 2 ||
    value.some((side) => !Number.isSafeInteger(side) || (side as number) < least)
  )
    throw broken('数组的大小不正确，或不止两维');
  return value as number[];
}

/** zarr-specs.readthedocs.io/en/latest/v2/v2.0.html */
export function specOfV2(json: Json): ArraySpec {
  const separator = json['dimension_separator'] === '/' ? '/' : '.';
  const filters = codecsOfV2([
    ...(Array.isArray(json['filters']) ? (json['filters'] as unknown[]) : []),
    json['compressor'] ?? undefined,
  ]);
  const hasWords = filters[0]?.id === 'vlen-utf8';
  return {
    ...sides(json['shape'], json['chunks']),
    type: hasWords ? { kind: 'words' } : typeOfV2(json['dtype']),
    codecs: hasWords ? filters.slice(1) : filters,
    columnsFirst: json['order'] === 'F',
    fill: json['fill_value'],
    keyOf: (places) => (places.length === 0 ? '0' : places.join(separator)),
  };
}

function sides(shape: unknown, chunks: unknown): Pick<ArraySpec, 'shape' | 'chunks'> {
  const found = { shape: sidesOf(shape, 0), chunks: sidesOf(chunks, 1) };
  if (found.shape.length !== found.chunks.length) throw broken('数据块的大小不正确');
  return found;
}

const codecsOfV2 = (list: readonly unknown[]): Codec[] =>
  list
    .filter((one) => one !== undefined)
    .map((one) => {
      if (!isObject(one) || typeof one['id'] !== 'string') throw broken('压缩方式的写法不正确');
      return { id: one['id'], settings: one };
    });

function typeOfV2(dtype: unknown): ValueType {
  const [, order, kind, digits] = (typeof dtype === 'string' ? /^([<>|])([biufSU])(\d+)$/u.exec(dtype) : null) ?? [];
  const size = Number(digits);
  if (kind === 'S') return { kind: 'ascii', size, little: true };
  if (kind === 'U') return { kind: 'utf32', size: size * 4, little: order !== '>' };
  if (kind === undefined || ![1, 2, 4, 8].includes(size) || (kind === 'f' && size === 1))
    return { kind: 'strange', name: `dtype ${typeof dtype === 'string' ? dtype : '结构'}` };
  return { kind: 'number', number: { float: kind === 'f', size, little: order !== '>', signed: kind === 'i' } };
}

/** zarr-specs.readthedocs.io/en/latest/v3/core; shards are not read. */
export function specOfV3(json: Json): ArraySpec {
  const grid = configured(json['chunk_grid']);
  const keys = configured(json['chunk_key_encoding']);
  const codecs = (Array.isArray(json['codecs']) ? (json['codecs'] as unknown[]) : []).map(configured);
  const separator = keys.settings['separator'] ?? (keys.id === 'v2' ? '.' : '/');
  if (grid.id !== 'regular' || (separator !== '/' && separator !== '.'))
    throw unknownPart(grid.id === 'regular' ? keys.id : grid.id);
  const little = codecs.find(({ id }) => id === 'bytes')?.settings['endian'] !== 'big';
  const order = codecs.find(({ id }) => id === 'transpose')?.settings['order'];
  return {
    ...sides(json['shape'], grid.settings['chunk_shape']),
    type: typeOfV3(json['data_type'], little),
    codecs: codecs.filter(({ id }) => !['bytes', 'transpose', 'vlen-utf8'].includes(id)),
    columnsFirst: Array.isArray(order) && order.length === 2 && order[0] === 1,
    fill: json['fill_value'],
    keyOf: (places) =>
      keys.id === 'v2' ? (places.length === 0 ? '0' : places.join(separator)) : ['c', ...places].join(separator),
  };
}

function configured(value: unknown): Codec {
  if (typeof value === 'string') return { id: value, settings: {} };
  if (!isObject(value) || typeof value['name'] !== 'string') throw broken('元数据的写法不正确');
  return { id: value['name'], settings: isObject(value['configuration']) ? value['configuration'] : {} };
}

function typeOfV3(type: unknown, little: boolean): ValueType {
  const { id, settings } = configured(type);
  if (id === 'string' || id === 'variable_length_utf8') return { kind: 'words' };
  if (id === 'fixed_length_utf32') return { kind: 'utf32', size: Number(settings['length_bytes']), little };
  if (id === 'bool') return { kind: 'number', number: { float: false, size: 1, little, signed: false } };
  const [, kind, bits] = /^(u?int|float)(8|16|32|64)$/u.exec(id) ?? [];
  if (kind === undefined || (kind === 'float' && bits === '8')) return { kind: 'strange', name: `data_type ${id}` };
  return {
    kind: 'number',
    number: { float: kind === 'float', size: Number(bits) / 8, little, signed: kind === 'int' },
  };
}

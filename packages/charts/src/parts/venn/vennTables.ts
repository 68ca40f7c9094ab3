import type { ChartInput } from '../../model/index.ts';
import { isColor } from '../../groups/index.ts';
import { paletteColors } from '../../palette/index.ts';
import { numbers, tableOf, texts } from '../../table/index.ts';

export type VennData = {
  readonly lists: readonly string[];
  readonly sizes: Float64Array;
  readonly unique: Float64Array;
  readonly colors: readonly string[];
  readonly codes: readonly string[];
  readonly sets: readonly string[];
  readonly counts: Float64Array;
  readonly degrees: Float64Array;
  readonly countOf: (code: string) => number;
};

/** The lists and their regions. `groupColors` takes the lists' names. */
export function vennData(input: ChartInput): VennData {
  const [regions, lists] = [tableOf(input, 'regions'), tableOf(input, 'lists')];
  const names = texts(lists, 'list');
  const palette = paletteColors(input.settings.palette, 'categorical', input.theme);
  const [codes, counts] = [texts(regions, 'code'), numbers(regions, 'size')];
  const countByCode = new Map(codes.map((code, row) => [code, counts[row]!]));
  return {
    lists: names,
    sizes: numbers(lists, 'size'),
    unique: numbers(lists, 'unique'),
    colors: names.map((name, i) => [input.settings.groupColors?.[name]].find(isColor) ?? palette[i % palette.length]!),
    codes,
    sets: texts(regions, 'sets'),
    counts,
    degrees: numbers(regions, 'degree'),
    countOf: (code) => countByCode.get(code) ?? 0,
  };
}

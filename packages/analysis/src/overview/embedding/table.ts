import { numberColumn, tableOf, textColumn, type Table } from '../../model/index.ts';

/** Where every sample or cell lies. `coordinates` is n × 2. */
export function embeddingTable(ids: readonly string[], coordinates: Float64Array, name: string): Table {
  const side = (at: 0 | 1): Float64Array => Float64Array.from(ids, (_, i) => coordinates[2 * i + at]!);
  return tableOf('embedding', `${name} 坐标`, [
    textColumn('id', '样本或细胞', ids, { help: '样本名或细胞条码，与输入的列名相同' }),
    numberColumn('x', `${name} 1`, side(0), { help: '横坐标；没有单位，正负与方向没有含义，只看远近' }),
    numberColumn('y', `${name} 2`, side(1), { help: '纵坐标；没有单位，正负与方向没有含义，只看远近' }),
  ]);
}

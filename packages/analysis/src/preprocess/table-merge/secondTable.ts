import { InputError } from '../../model/index.ts';
import type { Matrix, RecordColumn, Records } from '../../model/index.ts';
import { findColumn, refusal } from '../../records/index.ts';

export const keyNames =
  /^(features?|genes?|geneids?|ids?|names?|symbol|proteins?|metabolites?|samples?|特征|基因|基因名|蛋白|代谢物|样本|样本名|名称|编号)$/u;

type Given = { readonly matrix2?: Matrix | undefined; readonly records2?: Records | undefined };

/**
 * The table whose columns are added: of features, or any other in the same form, its texts as annotations and its
 * numbers as samples.
 *
 * @param key - The column of the keys; of the name of the first table's when it is empty.
 * @throws {InputError} When there is none or there are two, the column is not there, or a key occurs again.
 */
export function secondTable({ matrix2, records2 }: Given, key: string, firstKey: string): Matrix {
  if (matrix2 && records2) throw only('第二个表给了两个', '请只留一个：有数值列的表，或任意表格');
  if (matrix2) return matrix2;
  if (!records2) throw only('没有给第二个表', '请选择“第二个表”；只有文字的表请放在“第二个表（任意表格）”');
  const wanted = { option: 'key_column2', label: '第二个表的键列', names: keyNames };
  const column =
    key === ''
      ? (records2.columns.find(({ name }) => name === firstKey) ??
        findColumn(records2, '', wanted, false) ??
        records2.columns[0]!)
      : findColumn(records2, key, wanted, false)!;
  refuseRepeated(column);
  const others = records2.columns.filter((one) => one !== column);
  const numbers = others.flatMap(({ numbers: values }) => (values ? [values] : []));
  return {
    idName: column.name,
    ids: column.text,
    samples: others.filter((one) => one.numbers).map(({ name }) => name),
    values: Float64Array.from(
      { length: records2.rows * numbers.length },
      (_, at) => numbers[at % numbers.length]![Math.floor(at / numbers.length)]!,
    ),
    annotations: others.filter((one) => !one.numbers).map(({ name, text }) => ({ name, values: text })),
  };
}

const only = (what: string, remedy: string): InputError =>
  new InputError([{ code: 'second-table', severity: 'error', input: 'records2', what, remedy }]);

/** Keys that are empty fit nothing, however many they are. */
function refuseRepeated({ name, text }: RecordColumn): void {
  const rowOf = new Map<string, number>();
  text.forEach((key, row) => {
    const known = rowOf.get(key);
    if (key !== '' && known !== undefined) {
      throw refusal(
        'repeated-key',
        `第二个表的“${name}”列中“${key}”不止一行（第 ${known + 1} 条和第 ${row + 1} 条），不知道该补哪一行`,
        '请先去掉重复，或把它作为第一个表：第一个表的键可以重复',
      );
    }
    rowOf.set(key, row);
  });
}

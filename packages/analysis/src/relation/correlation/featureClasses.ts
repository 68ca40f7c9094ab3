import { InputError } from '../../model/index.ts';
import type { AnnotationColumn, Matrix } from '../../model/index.ts';

const classNames =
  /^(?:(?:super|sub)?[ _.-]?class|category|type|group|family|pathway|phylum|module|大类|类别|分类|类型|通路|门|模块)(?:[ _.-]?(?:i|a|1|name))?$/iu;

/**
 * What each feature is of, by a column that stands beside the values of its table: the chosen one, or one that is
 * called like a class.
 *
 * @returns By the name of the feature; `null` when no table has such a column.
 * @throws {InputError} When a column was chosen that neither table has.
 */
export function featureClasses(
  tables: readonly Matrix[],
  chosen: string,
): readonly ReadonlyMap<string, string>[] | null {
  const columns = tables.map(
    ({ annotations }): AnnotationColumn | undefined =>
      annotations.find(({ name }) => name === chosen) ??
      (chosen === '' ? annotations.find(({ name }) => classNames.test(name.trim())) : undefined),
  );
  if (columns.every((column) => column === undefined)) {
    if (chosen === '') return null;
    const known = [...new Set(tables.flatMap(({ annotations }) => annotations.map(({ name }) => name)))];
    throw new InputError(
      [
        {
          code: 'option-value',
          severity: 'error',
          input: 'class_column',
          what: `两个数据表中都没有名为“${chosen}”的注释列`,
          remedy:
            known.length > 0
              ? `请选择其中之一：${known.slice(0, 12).join('、')}`
              : '请不选，或在数据表的数值列旁加一列分类',
        },
      ],
      'parameter',
    );
  }
  return tables.map(({ ids }, at) => new Map(ids.map((id, row) => [id, columns[at]?.values[row]?.trim() ?? ''])));
}

import type { Options, OptionSpec } from '../../model/index.ts';
import { listedColumnSpecs } from '../ora/ora.schema.ts';
import type { ListedColumns } from '../shared/listedFeatures.ts';

export type TermClassesOptions = ListedColumns & {
  /** Steps from the top of the ontology, which is level 1. */
  readonly level: number;
};

/** The options as the registry has checked them. */
export const readTermClassesOptions = (options: Options): TermClassesOptions => ({ ...options, length_column: '' }) as unknown as TermClassesOptions;

export const termClassesOptions: readonly OptionSpec[] = [
  { id: 'level', label: '层级', help: '提供功能层级时按第几级条目分类：三大类为第 1 级，它们的直接下级为第 2 级；数值越大分得越细。新版 GO 的细胞组分在第 2 级只有几类，可用 3。', kind: 'integer', default: 2, min: 2, max: 6, step: 1 },
  ...listedColumnSpecs,
];

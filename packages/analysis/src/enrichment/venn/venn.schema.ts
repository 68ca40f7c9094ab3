import type { Options, OptionSpec } from '../../model/index.ts';

export type VennOptions = {
  /** Whether names that differ only in upper and lower case are one, shown as it was written first. */
  readonly ignore_case: boolean;
};

/** The options after the registry has validated them. */
export const readVennOptions = (options: Options): VennOptions => options as VennOptions;

export const vennOptions: readonly OptionSpec[] = [
  {
    id: 'ignore_case',
    label: '不分大小写',
    help: '打开后 Tp53 与 TP53 视为同一个名称，以先出现的写法列出。人与小鼠的基因名写法不同时有用。',
    kind: 'boolean',
    default: false,
  },
];

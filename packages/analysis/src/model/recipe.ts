import type { InputKind } from './inputs.ts';

/**
 * An input whose file can be mended while it is read. Groups are edited on the form; a tree, an ontology and a drawn
 * pathway are no tables.
 */
export type RecipeInput = Exclude<InputKind, 'groups' | 'tree' | 'ontology' | 'pathway'>;

type RepairSpec = {
  /** What the repair is called. */
  readonly label: string;
  readonly inputs: readonly RecipeInput[];
  /** Choice → what it is called on the form. */
  readonly choices: Readonly<Record<string, string>>;
  /** What was done, after “把 n 处”; for the result page and the methods note. */
  readonly done: Readonly<Record<string, string>>;
  /** What is counted. */
  readonly unit: '格' | '个名称' | '行' | '次' | '个样本名';
};

const tables = ['matrix', 'matrix2'] as const;
const features = [
  ...tables,
  'sets',
  'sets2',
  'list',
  'background',
  'lists',
  'ranked',
  'taxonomy',
  'edges',
  'cells',
  'droplets',
] as const;
const named = [...features, 'env', 'distance', 'records', 'records2'] as const;

const spec = <const Spec extends RepairSpec>(given: Spec): Spec => given;

/**
 * Every repair there is, in the order in which a reader carries them out whatever the order of their decision:
 * the shape of the table, then its rows, its names, and its numbers. So any one of them can be taken back alone.
 */
export const repairSpecs = {
  orientation: spec({
    label: '表格方向',
    inputs: tables,
    unit: '次',
    choices: { transpose: '样本在行：行列互换后读取', keep: '特征在行：按原样读取' },
    done: { transpose: '样本在行，已行列互换', keep: '特征在行，按原样读取' },
  }),
  'ragged-row': spec({
    label: '缺少的格',
    inputs: [...tables, 'records', 'records2'],
    unit: '行',
    choices: { fill: '末尾按缺失补齐' },
    done: { fill: '末尾缺少的格按缺失补齐' },
  }),
  'not-samples': spec({
    label: '不是样本的列',
    inputs: tables,
    unit: '次',
    choices: { keep: '按样本读取' },
    done: { keep: '合计、平均与检验结果等列也按样本读取' },
  }),
  'label-rows': spec({
    label: '表头下的分组行',
    inputs: tables,
    unit: '行',
    choices: { drop: '删去这一行' },
    done: { drop: '是样本的分组，不是特征，未读入' },
  }),
  'empty-rows': spec({
    label: '没有名称的行',
    inputs: [...tables, 'env', 'taxonomy'],
    unit: '行',
    choices: { drop: '删去这些行' },
    done: { drop: '没有名称，未读入' },
  }),
  'summary-rows': spec({
    label: '汇总行',
    inputs: tables,
    unit: '行',
    choices: { drop: '删去这些行' },
    done: { drop: '是汇总（如合计、平均值、__no_feature），未读入' },
  }),
  'not-measured': spec({
    label: '不是测得的量',
    inputs: tables,
    unit: '行',
    choices: { drop: '删去这些行' },
    done: { drop: '不是测得的量（如年龄、体重变化），未读入' },
  }),
  contaminants: spec({
    label: '污染与反库蛋白',
    inputs: tables,
    unit: '行',
    choices: { drop: '删去这些行' },
    done: { drop: '是污染或反库蛋白（CON__、REV__ 等），未读入' },
  }),
  organelles: spec({
    label: '叶绿体与线粒体',
    inputs: tables,
    unit: '行',
    choices: { drop: '删去这些行' },
    done: { drop: '按物种注释是叶绿体或线粒体，未读入' },
  }),
  'tidy-names': spec({
    label: '名称的写法',
    inputs: named,
    unit: '个名称',
    choices: { tidy: '去掉不可见字符与多余空格，全角字母数字改为半角' },
    done: { tidy: '去掉不可见字符与多余空格，全角字母数字改为半角' },
  }),
  'version-suffix': spec({
    label: '编号的版本号',
    inputs: features,
    unit: '个名称',
    choices: { strip: '去掉版本号' },
    done: { strip: '去掉版本号' },
  }),
  'sample-paths': spec({
    label: '样本名里的路径与后缀',
    inputs: tables,
    unit: '个样本名',
    choices: { basename: '只留文件名' },
    done: { basename: '去掉路径、扩展名与量的名称' },
  }),
  'duplicate-sample': spec({
    label: '同名样本',
    inputs: tables,
    unit: '个样本名',
    choices: { suffix: '全部保留，重名加序号' },
    done: { suffix: '与前面的样本同名，名称后加序号' },
  }),
  'date-genes': spec({
    label: '被改成日期的基因名',
    inputs: features,
    unit: '个名称',
    choices: {
      march: '还原为 MARCHF、SEPTIN、DELEC1',
      marc: '还原，且 3 月 1 日、2 日是 MARC1、MARC2（MTARC）',
      keep: '不还原，按原样作为名称',
    },
    done: {
      march: '由日期还原为基因名',
      marc: '由日期还原为基因名（3 月 1 日、2 日为 MTARC1、MTARC2）',
      keep: '是日期，按原样作为名称',
    },
  }),
  decimal: spec({
    label: '逗号的含义',
    inputs: [...tables, 'env', 'ranked', 'edges', 'distance', 'records', 'records2'],
    unit: '格',
    choices: { comma: '逗号是小数点', thousands: '逗号是千位分隔符' },
    done: { comma: '以逗号为小数点读取', thousands: '以逗号为千位分隔符读取' },
  }),
  'text-in-number': spec({
    label: '不是数字的格',
    inputs: [...tables, 'env', 'ranked'],
    unit: '格',
    choices: { missing: '按缺失处理' },
    done: { missing: '不是数字，按缺失处理' },
  }),
  zeros: spec({
    label: '表示没有测到的 0',
    inputs: tables,
    unit: '格',
    choices: { missing: '按缺失处理' },
    done: { missing: '为 0，按缺失处理' },
  }),
  'duplicate-feature': spec({
    label: '同名特征',
    inputs: tables,
    unit: '行',
    choices: {
      'other-column': '改用没有重复的一列作特征编号',
      suffix: '全部保留，重名加序号',
      'max-mean': '保留平均值最大的一行',
      sum: '相加',
      median: '取中位数',
    },
    done: {
      'other-column': '与其他特征同名，改用没有重复的一列作特征编号',
      suffix: '与前面的特征同名，名称后加序号',
      'max-mean': '与同名特征合并，保留平均值最大的一行',
      sum: '与同名特征合并，取和',
      median: '与同名特征合并，取中位数',
    },
  }),
  'duplicate-name': spec({
    label: '重复的行',
    inputs: ['env', 'taxonomy'],
    unit: '行',
    choices: { first: '保留第一行', last: '保留最后一行' },
    done: { first: '名称重复，只保留第一行', last: '名称重复，只保留最后一行' },
  }),
} as const;

export type RepairId = keyof typeof repairSpecs;
export const repairIds = Object.keys(repairSpecs) as readonly RepairId[];

/** One decision about one input. */
export type RecipeStep = { readonly input: RecipeInput; readonly repair: RepairId; readonly choice: string };

/**
 * What was decided about the faults of the files of a run, in the order of the decisions; of one repair of one input
 * there is one step.
 */
export type Recipe = { readonly format: 1; readonly steps: readonly RecipeStep[] };

export const emptyRecipe: Recipe = { format: 1, steps: [] };

/** One place that a repair changed, as it was written and as it is read. */
export type RepairExample = {
  readonly row?: number;
  readonly column?: number;
  readonly cell?: string;
  readonly before: string;
  readonly after: string;
};

/** What one repair did to one file. */
export type RepairEffect = {
  readonly repair: RepairId;
  readonly choice: string;
  readonly count: number;
  /** The first few. */
  readonly examples: readonly RepairExample[];
};

const specOf = (repair: string): RepairSpec | undefined =>
  Object.hasOwn(repairSpecs, repair) ? repairSpecs[repair as RepairId] : undefined;

/** A repair and its choice as a heading: `同名特征：相加`. */
export function repairWords({ choice, repair }: { readonly repair: string; readonly choice: string }): string {
  const found = specOf(repair);
  if (!found) return `${repair} = ${choice}`;
  return `${found.label}：${found.choices[choice] ?? choice}`;
}

/** What a repair did, as half a sentence: `3 个名称由日期还原为基因名（如 A2 的“2-Sep”→“SEPTIN2”）`. */
export function effectWords({ choice, count, examples, repair }: RepairEffect): string {
  const found = specOf(repair);
  if (!found) return `${repair} = ${choice}`;
  const done = found.done[choice] ?? choice;
  if (found.unit === '次') return done;
  const [first] = examples;
  const example = first
    ? `（如${first.cell ? ` ${first.cell} 的` : ''}“${first.before}”→${first.after === '' ? '缺失' : `“${first.after}”`}）`
    : '';
  return `${count} ${found.unit}${done}${example}`;
}

/** What is counted by a repair. */
export const repairUnit = (repair: string): string => specOf(repair)?.unit ?? '处';

/** The steps of one input as the reader takes them. */
export const repairsOf = ({ steps }: Pick<Recipe, 'steps'>, input: string): Readonly<Record<string, string>> =>
  Object.fromEntries(steps.filter((step) => step.input === input).map(({ choice, repair }) => [repair, choice]));

/** The recipe with this step as the last decision about its repair of its input. */
export function withStep({ steps }: Recipe, step: RecipeStep): Recipe {
  return {
    format: 1,
    steps: [...steps.filter(({ input, repair }) => input !== step.input || repair !== step.repair), step],
  };
}

/** What kind of table the rows and columns are, as far as the choice of a tool goes. */
export type TableKind =
  | 'taxa'
  | 'counts'
  | 'proteins'
  | 'metabolites'
  | 'lipids'
  | 'logged'
  | 'amounts'
  | 'differences'
  | 'distance'
  | 'taxonomy'
  | 'sets'
  | 'groups'
  | 'names'
  | 'text';

/** What a table says of itself that decides which tools it suits. Plain JSON. */
export type TableNature = {
  readonly kind: TableKind;
  /** Whether all values are whole numbers that begin low, as counts do. */
  readonly counted: boolean;
  /** Whether the values look like logarithms. */
  readonly logged: boolean;
  /** Whether the features have their taxa beside them. */
  readonly lineages: boolean;
  readonly samples: number;
};

type Words = {
  readonly name: string;
  /** Why no tool begins with it; absent of tables that one does. */ readonly not?: string;
};

const words: Readonly<Record<TableKind, Words>> = {
  taxa: { name: '物种丰度表' },
  counts: { name: '计数表' },
  proteins: { name: '蛋白定量表' },
  metabolites: { name: '代谢物定量表' },
  lipids: { name: '脂质定量表' },
  logged: { name: '已取对数的数据表' },
  amounts: { name: '定量数据表' },
  differences: { name: '差异分析结果表' },
  distance: { name: '距离矩阵' },
  taxonomy: {
    name: '物种注释表',
    not: '物种注释表没有各样本的丰度，不能单独分析：请选择丰度表，并在工具的“物种注释”中选择这个文件',
  },
  sets: {
    name: '功能集合',
    not: '功能集合不能单独分析：请先选择差异特征的名单或数据表，并在富集分析的“功能集合”中选择这个文件',
  },
  groups: {
    name: '样本分组表',
    not: '分组表只说明样本属于哪一组，不能单独分析：请选择数据表，并在工具的“样本分组”中选择这个文件',
  },
  names: { name: '名单' },
  text: {
    name: '没有样本数值的表格',
    not: '这张表没有各样本的数值，不能用于定量分析：请上传每个样本一列数值的表',
  },
};

/** Of a list of names, which has no samples and no values. */
export const natureOfNames: TableNature = {
  kind: 'names',
  counted: false,
  logged: false,
  lineages: false,
  samples: 0,
};

/** What a table of this kind is called. */
export const kindName = (kind: TableKind): string => words[kind].name;

/** Why no tool begins with a table of this kind; `undefined` where one does. */
export const whyNone = (kind: TableKind): string | undefined => words[kind].not;

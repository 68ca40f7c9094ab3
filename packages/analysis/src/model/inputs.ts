import type { Groups, Matrix } from './table.ts';

/** Named sets of features: pathways, terms, modules. A feature stands once in a set. */
export type FeatureSets = {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /** The features of each set, by position. */
  readonly members: readonly (readonly string[])[];
  /**
   * Wider and narrower classes of the sets as the file names them, the widest first; `''` where it says none.
   * `values[set]`.
   */
  readonly classes?: readonly { readonly name: string; readonly values: readonly string[] }[];
};

/** Lists of names side by side, each name once a list. */
export type NameLists = { readonly names: readonly string[]; readonly members: readonly (readonly string[])[] };

/** Features with one score each, in the order of the file; no score is missing. */
export type Ranked = {
  readonly ids: readonly string[];
  readonly scores: Float64Array;
  /** The same ranking by the names of other columns of the file, such as symbols beside Ensembl ids. */
  readonly others?: readonly (Pick<Ranked, 'ids' | 'scores'> & { readonly column: string })[];
};

/**
 * A rooted tree as arrays by node; the root is node 0 and a parent comes before its children. A length that the file
 * does not say is 0.
 */
export type Tree = {
  readonly parent: Int32Array;
  readonly length: Float64Array;
  /** Tips have names; of inner nodes `''` when the file names none. */
  readonly name: readonly string[];
  readonly isTip: Uint8Array;
};

/** Which taxon a feature belongs to at each rank; `''` where it is not known. `values[rank][feature]`. */
export type Taxonomy = {
  readonly features: readonly string[];
  readonly ranks: readonly string[];
  readonly values: readonly (readonly string[])[];
};

/** Numeric variables of samples; `NaN` is missing. `values[variable][sample]`. */
export type Environment = {
  readonly samples: readonly string[];
  readonly variables: readonly string[];
  readonly values: readonly Float64Array[];
};

/** Lines between two names; weight 1 where the file gives none. */
export type Edges = {
  readonly source: readonly string[];
  readonly target: readonly string[];
  readonly weight: Float64Array;
};

/** A symmetric table of distances with a zero diagonal, row-major, `ids.length²` long. */
export type DistanceTable = { readonly ids: readonly string[]; readonly values: Float64Array };

/**
 * Counts of genes in cells, sparse by cell: the entries of cell `c` are `rows[starts[c]…starts[c+1]]`, ascending, with
 * their counts in `values`.
 */
export type CellCounts = {
  readonly genes: readonly string[];
  readonly cells: readonly string[];
  readonly starts: Int32Array;
  readonly rows: Int32Array;
  readonly values: Float64Array;
};

/**
 * A column of a table of records: every cell as written, and its numbers when each cell that is not empty is one (`NaN`
 * where empty).
 */
export type RecordColumn = {
  readonly name: string;
  readonly text: readonly string[];
  readonly numbers: Float64Array | null;
  /** The cells as a group, an event or a covariate: `''` where one says that it is missing. Absent when none does. */
  readonly classes?: readonly string[];
};
/** A table with one thing in a row: patients with their time and event, variants with their position. */
export type Records = { readonly columns: readonly RecordColumn[]; readonly rows: number };

/** Terms and what stands above each, such as the Gene Ontology. Obsolete terms are left out. */
export type Ontology = {
  readonly ids: readonly string[];
  readonly names: readonly string[];
  /**
   * The part of the ontology a term belongs to, as the file calls it (`biological_process`); `''` where it does not
   * say.
   */
  readonly namespaces: readonly string[];
  /**
   * Terms above each by number, and how it belongs to each of them (`is_a`, `part_of`). Going up never comes back to a
   * term.
   */
  readonly parents: readonly Int32Array[];
  readonly relations: readonly (readonly string[])[];
  /** Former ids and the number of the term that they are now. */
  readonly former: readonly (readonly [id: string, term: number])[];
};

/** What a node of a pathway stands for; `other` is whatever else the file calls it. */
export type PathwayNodeKind = 'gene' | 'ortholog' | 'enzyme' | 'reaction' | 'compound' | 'map' | 'group' | 'other';

/** A node of a drawn pathway; places are those of the file, in its pixels, down from the upper left. */
export type PathwayNode = {
  /** Its number in the file. */
  readonly id: string;
  readonly kind: PathwayNodeKind;
  /** Ids as written, with the prefix of their database: `hsa:5232`, `cpd:C00022`. */
  readonly names: readonly string[];
  /** What is written in or beside it. */
  readonly label: string;
  readonly shape: 'rectangle' | 'roundrectangle' | 'circle' | 'line';
  /** The middle. */
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
  /** Of a node that is drawn as lines (as in overview maps): `[x1, y1, x2, y2, …]` each. */
  readonly lines: readonly (readonly number[])[];
};

/**
 * From one node to another, by their numbers in `nodes`; `kind` as the file names it (`activation`, `indirect effect`),
 * several side by side.
 */
export type PathwayRelation = { readonly from: number; readonly to: number; readonly kinds: readonly string[] };

/** A pathway as it is drawn, such as KGML tells it. */
export type PathwayMap = {
  /** Like `hsa00010`. */
  readonly id: string;
  readonly title: string;
  readonly nodes: readonly PathwayNode[];
  readonly relations: readonly PathwayRelation[];
};

/** What a method can take, by the id of the input. */
export type InputValues = {
  readonly matrix: Matrix;
  /** A second table of the same samples. */
  readonly matrix2: Matrix;
  readonly groups: Groups;
  readonly sets: FeatureSets;
  /** Sets of the features of a second omics. */
  readonly sets2: FeatureSets;
  readonly list: readonly string[];
  /** What could have been in the list. */
  readonly background: readonly string[];
  readonly lists: NameLists;
  readonly ranked: Ranked;
  readonly tree: Tree;
  readonly taxonomy: Taxonomy;
  readonly env: Environment;
  readonly edges: Edges;
  readonly distance: DistanceTable;
  readonly cells: CellCounts;
  /** Every droplet of the run that the cells are of, those without a cell too. */
  readonly droplets: CellCounts;
  readonly records: Records;
  /** A second table of records, such as the differences of a second omics. */
  readonly records2: Records;
  readonly ontology: Ontology;
  readonly pathway: PathwayMap;
};
export type InputKind = keyof InputValues;
export type MethodInputs = { readonly [Kind in InputKind]?: InputValues[Kind] | undefined };

const names: Readonly<Record<InputKind, string>> = {
  matrix: '数据表',
  matrix2: '第二个数据表',
  groups: '样本分组',
  sets: '功能集合',
  sets2: '第二个功能集合',
  list: '特征列表',
  background: '背景列表',
  lists: '多个列表',
  ranked: '排序表',
  tree: '进化树',
  taxonomy: '物种注释',
  env: '环境因子',
  edges: '关系表',
  distance: '距离矩阵',
  cells: '单细胞表达矩阵',
  droplets: '未过滤的原始矩阵',
  records: '记录表',
  records2: '第二个记录表',
  ontology: '功能层级',
  pathway: '通路图',
};
export const inputKinds = Object.keys(names) as readonly InputKind[];

/** What an input is called. */
export const inputName = (kind: InputKind): string => names[kind];

/** What most methods take. */
export type MatrixInputs = Pick<InputValues, 'matrix'> & { readonly groups?: Groups | undefined };
export type GroupedInputs = Pick<InputValues, 'matrix' | 'groups'>;

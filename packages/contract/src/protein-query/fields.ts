/** A field that a query of the protein database may name. */
export type QueryField = {
  readonly name: string;
  /** What people call it. */
  readonly label: string;
  /** `words`: each word counts; `exact`: the whole value; `number`: a value or a range; `flag`: true or false. */
  readonly kind: 'words' | 'exact' | 'number' | 'flag';
  readonly example: string;
};

/** Every field, in the order of the builder. The names are those of UniProt where it has them. */
export const queryFields = [
  { name: 'name', label: '蛋白名称', kind: 'words', example: 'kinase' },
  { name: 'gene', label: '基因名', kind: 'exact', example: 'ALB' },
  { name: 'accession', label: '登录号', kind: 'exact', example: 'P02768' },
  { name: 'id', label: '条目名', kind: 'exact', example: 'ALBU_HUMAN' },
  { name: 'organism', label: '物种', kind: 'words', example: 'Homo sapiens' },
  { name: 'taxon', label: '物种编号', kind: 'number', example: '9606' },
  { name: 'keyword', label: '关键词', kind: 'exact', example: 'Glycoprotein' },
  { name: 'location', label: '亚细胞定位', kind: 'words', example: 'Secreted' },
  { name: 'go', label: 'GO 编号', kind: 'exact', example: 'GO:0005576' },
  { name: 'ec', label: 'EC 编号', kind: 'exact', example: '2.7.11.1' },
  { name: 'feature', label: '序列特征', kind: 'exact', example: 'TRANSMEM' },
  { name: 'xref', label: '交叉引用', kind: 'exact', example: 'PDB' },
  { name: 'length', label: '序列长度', kind: 'number', example: '[100 TO 500]' },
  { name: 'mass', label: '分子量（Da）', kind: 'number', example: '[10000 TO 50000]' },
  { name: 'existence', label: '存在证据（1–5）', kind: 'number', example: '1' },
  { name: 'reviewed', label: '人工审阅', kind: 'flag', example: 'true' },
  { name: 'own', label: '自有序列', kind: 'flag', example: 'true' },
  { name: 'fragment', label: '仅有片段', kind: 'flag', example: 'false' },
] as const satisfies readonly QueryField[];

export type QueryFieldName = (typeof queryFields)[number]['name'];

/** The field of a name, in whatever case it was typed. */
export const fieldOf = (name: string): (QueryField & { readonly name: QueryFieldName }) | undefined =>
  queryFields.find((field) => field.name === name.toLowerCase());

import type { LookupFace } from '@panome/contract';

type FaceText = {
  readonly title: string;
  readonly menu: string;
  readonly description: string;
  readonly placeholder: string;
  /** Names without blanks may stand beside each other. */
  readonly words: boolean;
};

/** What each look-up is called and asked. */
export const faceText: Readonly<Record<LookupFace, FaceText>> = {
  kegg: {
    title: 'KEGG 查询',
    menu: 'KEGG',
    description: '由基因名或编号查 KEGG 基因号；通路来自平台导入的对照表，KEGG 自己的表因许可不随平台提供',
    placeholder: 'TP53\n7157\nENSG00000141510',
    words: true,
  },
  string: {
    title: 'STRING ID 查询',
    menu: 'STRING ID',
    description: '由基因名、蛋白登录号查 STRING 的蛋白编号，互作分析用它做节点',
    placeholder: 'PROT0001\nSimG2',
    words: true,
  },
  disease: {
    title: '疾病数据库查询',
    menu: '疾病',
    description: '由疾病名称、编号或基因查疾病条目及其证据',
    placeholder: '线粒体肌病\nSIMD:0001',
    words: false,
  },
  gene: {
    title: '参考基因查询',
    menu: '参考基因',
    description: '基因名、Entrez、Ensembl、UniProt 编号混在一起也能对应；旧名和别名会换成现用名',
    placeholder: 'TP53\n7157\nENSG00000141510.17\nP04637',
    words: true,
  },
  host: {
    title: '宿主序列编号查询',
    menu: '宿主序列',
    description: '由物种查参考基因组版本和去宿主时填写的编号',
    placeholder: '小鼠\nHomo sapiens\n9606',
    words: false,
  },
};

export const lookupText = {
  others: '其他查询',
  form: '批量查询',
  names: '要查的名称或编号',
  namesHelp: (words: boolean) =>
    words ? '每行一个，也可用空格、逗号或分号分开，最多 10,000 个' : '每行一个，最多 10,000 个',
  species: '物种',
  anySpecies: '自动判断',
  resolve: '查询',
  clear: '清空',
  empty: '请输入要查的名称或编号',
  tooMany: (count: number) => `现有 ${count.toLocaleString('zh-CN')} 个，一次最多 10,000 个，请分批查询`,
  failed: '查询失败',
  matched: (count: number) => `已对应 ${count.toLocaleString('zh-CN')} 个`,
  ambiguous: (count: number) => `有歧义 ${count.toLocaleString('zh-CN')} 个`,
  unmatched: (count: number) => `未对应 ${count.toLocaleString('zh-CN')} 个`,
  repeated: (count: number) => `另有 ${count.toLocaleString('zh-CN')} 个重复的名称，只查一次`,
  guess: (label: string, matched: number, of: number) =>
    `这些名称可能属于几个物种，按名称和写法判断为${label}：${of} 个名称中 ${matched} 个属于它。不对时请在上方选择物种`,
  mended: (count: number) => `${count} 个名称已修正（去掉版本号，或还原被 Excel 改成日期的基因名），见“读作”一列`,
  name: '输入',
  readAs: '读作',
  namespace: '类型',
  result: '对应为',
  about: '名称',
  links: '链接',
  choose: '选择',
  chooseHelp: '一个名称对应几个条目，请为每个选定一个；不选的不进入结果',
  noChoice: '不选',
  nearest: '相近的名称',
  note: '说明',
  replace: (name: string) => `改查 ${name}`,
  noneNear: '没有相近的名称',
  download: '下载对照表',
  toTool: '用于编号转换',
  toToolHelp: '把对照表带到工具“编号转换”，用于您的数据表',
  loginFirst: '登录后可以把对照表带到工具中使用',
  handFailed: '没能带到工具',
  atKegg: (id: string) => `在 KEGG 查看 ${id}`,
  browse: '浏览',
  search: '搜索名称或编号',
  found: (total: number) => `找到 ${total} 条`,
  noData: '还没有数据',
  noDataHelp: '这项查询的数据由平台管理员导入，请联系客户服务',
  noMatch: '没有符合的条目',
  allSpecies: '全部物种',
  more: (count: number) => `等 ${count} 个`,
  copy: '复制未对应的名称',
} as const;

/** What the kinds of names are called. */
export const namespaceText: Readonly<Record<string, string>> = {
  id: '编号',
  symbol: '基因名',
  alias: '别名',
  former: '旧名',
  synonym: '同义词',
  name: '名称',
  entrez: 'Entrez',
  ensembl: 'Ensembl',
  uniprot: 'UniProt',
  hgnc: 'HGNC',
  mgi: 'MGI',
  xref: '交叉引用',
  gene: '基因',
  taxon: '物种编号',
};

/** What the facts of an entity are called; columns of own tables are called as in their file. */
export const factText: Readonly<Record<string, string>> = {
  kegg: 'KEGG 基因',
  entrez: 'Entrez',
  ensembl: 'Ensembl',
  uniprot: 'UniProt',
  hgnc: 'HGNC',
  mgi: 'MGI',
  chromosome: '染色体',
  aliases: '别名',
  former: '旧名',
  synonyms: '同义词',
  xrefs: '交叉引用',
  parents: '上级',
  genes: '相关基因',
  evidence: '证据',
  class: '分类',
  build: '参考基因组',
  assembly: '组装编号',
  aspect: '方面',
};

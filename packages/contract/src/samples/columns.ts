import { familyColumns, returnColumns } from './familyColumns.ts';
import type { SampleFamily, SampleKind } from './kinds.ts';
import type { SampleColumn } from './sampleColumn.ts';

export const species = [
  '人',
  '小鼠',
  '大鼠',
  '猪',
  '牛',
  '斑马鱼',
  '果蝇',
  '拟南芥',
  '水稻',
  '玉米',
  '大豆',
  '番茄',
  '酵母',
  '大肠杆菌',
] as const;
export const tissues = [
  '血浆',
  '血清',
  '全血',
  '尿液',
  '粪便',
  '肝',
  '脑',
  '心',
  '肾',
  '肌肉',
  '肿瘤',
  '细胞',
  '叶',
  '根',
  '茎',
  '果实',
  '种子',
  '土壤',
  '水体',
] as const;
export const storages = ['-80 ℃', '-20 ℃', '4 ℃', '液氮', '干冰', '常温'] as const;

const first: readonly SampleColumn[] = [
  {
    id: 'name',
    label: '样本名称',
    type: 'text',
    required: true,
    width: 152,
    help: '以英文字母开头，只用字母、数字和 - _ .，最多 32 个字符，不能重复；结果图表都用这个名称',
  },
  {
    id: 'group',
    label: '分组',
    type: 'text',
    required: true,
    width: 104,
    help: '比较时的组名，例如 CK、T1；同组样本写法要一致',
  },
  {
    id: 'replicate',
    label: '生物学重复',
    type: 'number',
    min: 1,
    max: 999,
    width: 104,
    help: '组内第几个重复，填 1、2、3',
  },
  {
    id: 'batch',
    label: '取样批次',
    type: 'text',
    width: 120,
    help: '取样日期、板号或批号，用于检查批次与分组是否混杂',
  },
  {
    id: 'species',
    label: '物种',
    type: 'choice',
    choices: species,
    free: true,
    width: 112,
    help: '空着则与基本信息中的物种相同',
  },
  {
    id: 'tissue',
    label: '组织或部位',
    type: 'choice',
    choices: tissues,
    free: true,
    width: 112,
    help: '空着则与基本信息中的组织相同',
  },
];
const amount: readonly SampleColumn[] = [
  { id: 'amount', label: '送样量', type: 'number', required: true, min: 0, width: 88, help: '这一管的量，只填数字' },
  {
    id: 'unit',
    label: '单位',
    type: 'choice',
    required: true,
    choices: ['mg', 'g', 'µg', 'µL', 'mL', '×10⁶ 个细胞', '管'],
    width: 112,
    help: '送样量的单位',
  },
];
const last: readonly SampleColumn[] = [
  {
    id: 'storage',
    label: '保存条件',
    type: 'choice',
    choices: storages,
    width: 104,
    help: '空着则与基本信息中的保存条件相同',
  },
  {
    id: 'container',
    label: '容器',
    type: 'choice',
    choices: ['1.5 mL 离心管', '2 mL 冻存管', '5 mL 离心管', '15 mL 离心管', '50 mL 离心管', '96 孔板'],
    free: true,
    width: 136,
    help: '标签贴在哪种容器上',
  },
  { id: 'remark', label: '备注', type: 'text', width: 200, help: '溶血、稀释、保存剂等需要说明的情况' },
];

/**
 * The columns of a form: the one list that grid, checks, template and exports share.
 * @param families - What a union form ticked; columns that families share appear once.
 */
export function columnsOf(kind: SampleKind, families: readonly SampleFamily[] = []): readonly SampleColumn[] {
  if (kind === 'return') return [first[0]!, ...returnColumns, ...amount, last[1]!, last[2]!];
  if (kind === 'application') return [...first, ...amount, ...last];
  const own = kind === 'union' ? families.flatMap((family) => familyColumns[family]) : familyColumns[kind];
  const once = own.filter(({ id }, at) => own.findIndex((column) => column.id === id) === at);
  return [...first, ...once, ...last];
}

/** Every column that any form can have, for what is kept when the families of a form change. */
export const isColumnId = (id: string): boolean => /^[a-z][a-z0-9_]{0,31}$/.test(id);

/** A column's name as people read it: `RNA 浓度（ng/µL）`. */
export const headerOf = ({ label, unit }: Pick<SampleColumn, 'label' | 'unit'>): string =>
  unit ? `${label}（${unit}）` : label;

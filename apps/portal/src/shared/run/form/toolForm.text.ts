import { defineText, type TextOf } from '@panome/ui/locale';

const fieldWords = {
  chooseFile: '请选择数据表',
  chooseInput: (label: string) => `请选择“${label}”的文件`,
  setGroups: '请设置样本分组',
  fillIn: (label: string) => `请填写${label}`,
  outOfRange: (label: string, range: string) => `${label}超出范围，${range}`,
  notWhole: (label: string) => `${label}请填写整数`,
  range: (min: number | undefined, max: number | undefined) =>
    min !== undefined && max !== undefined
      ? `取值范围 ${min.toLocaleString('en-US')}～${max.toLocaleString('en-US')}`
      : min !== undefined
        ? `不小于 ${min}`
        : max !== undefined
          ? `不大于 ${max}`
          : '',
  seed: '随机种子',
  name: '任务名称',
};

/** The words of a tool's form. */
export const toolFormText = defineText('ToolForm', {
  ...fieldWords,
  tools: '工具',
  guide: '方法说明',
  version: (version: string) => `版本 ${version}`,
  gives: '您将得到',
  charts: '图表',
  tables: '结果表',
  note: '方法说明文字，可直接用于论文',
  example: '使用示例数据',
  exampleDone: '已填入示例数据，可以直接提交',
  exampleFailed: '示例数据加载失败',
  undo: '撤销',
  unsent: (tool: string) => `“${tool}”中有尚未提交的内容`,
  overFile: '换成刚选的文件后，已设置的参数和分组保留，原来的文件不再使用',
  overGroups: '换成刚选的文件和它的分组后，已设置的参数保留，原来的文件和分组不再使用',
  takeFile: '换成刚选的文件',
  keepFile: '保留原来的文件',
  overExample: '填入示例数据后，已选的文件、分组和参数会被代替',
  takeExample: '填入示例数据',
  overOptions: '填入链接中的参数后，已选的文件和分组保留，同名的参数会被代替',
  takeOptions: '填入参数',
  keepOptions: '保留我的参数',
  keepFilled: '保留已填的内容',
  notFound: '没有这个工具，可能已经下线',
  notFoundTitle: '没有找到这个工具',
  toList: '查看全部工具',
  redoTitle: '按之前的任务重新编辑',
  redoHelp: (changed: number) =>
    changed === 0 ? '所有参数与之前相同，改动会在参数旁标出' : `有 ${changed} 处参数与之前不同，已在参数旁标出`,
  redoCharts: (charts: number) => `${charts} 张图的调整会一并带入新结果`,
  lostFile: (name: string) =>
    name ? `之前使用的文件“${name}”已被删除，请重新选择` : '之前使用的文件已被删除，请重新选择',

  readingFile: '正在读取文件……',
  preview: '预览',
  samplesInRows: '样本在行？行列互换',
  shape: (features: number, samples: number) =>
    `${features.toLocaleString('en-US')} 个特征 × ${samples.toLocaleString('en-US')} 个样本`,
  encoding: (name: string) => `编码：${name}`,
  missing: (share: string) => `缺失 ${share}%`,
  noMissing: '无缺失值',
  idColumn: (name: string) => `特征列：${name}`,
  annotations: (names: string) => `注释列：${names}`,
  sheetLabel: '工作表',
  sheetHelp: '文件含多个工作表，请选择数据所在的一个',
  inputShape: (rows: number, columns: number, input: string) =>
    input === 'sets' || input === 'sets2'
      ? `读到 ${rows.toLocaleString('en-US')} 个集合，${columns.toLocaleString('en-US')} 个特征`
      : columns > 1
        ? `读到 ${rows.toLocaleString('en-US')} 条，${columns.toLocaleString('en-US')} 列`
        : `读到 ${rows.toLocaleString('en-US')} 条`,
  ownFile: '我的文件中的文件',
  dataFrom: '数据来源',
  notUsed: '不使用',
  chooseFirst: '请先选择数据表，再设置分组',
  chooseInputFirst: (label: string) => `请先选择“${label}”，再设置分组`,

  groupSource: '分组来源',
  fromFile: '分组文件',
  fromText: '粘贴',
  fromGuess: '按样本名猜测',
  groupFile: '分组文件',
  groupFileHelp: '第一列为样本名，第二列为组名，其余列作为批次、配对等因素',
  pasted: '样本与分组',
  pastedHelp: '每行一个样本：样本名、制表符或逗号、组名；也可以写成“组名：样本1 样本2”',
  pastedExample: 'CK-1\tCK\nCK-2\tCK\nT-1\tT',
  applyPasted: '应用',
  guessHelp: '根据样本名中的组名和编号推断分组，例如 CK-1、CK-2、T-1，推断后可以调整',
  guess: '猜测分组',
  groupsDone: (groups: number, samples: number) => `已得到 ${groups} 个分组，共 ${samples} 个样本`,
  groupSize: (name: string, count: number) => `${name} ${count.toLocaleString('en-US')} 个`,
  groupsMissed: '没有得到任何分组，请核对样本名是否与数据表一致',
  guessMissed: '无法从样本名推断分组，请改用粘贴或分组文件，或添加分组后移入样本',
  groupsFailed: '分组读取失败',
  factors: (names: string) => `同时读取的因素：${names}`,
  nearFiles: '同一文件夹中的分组文件',
  useGroupFile: (name: string) => `用“${name}”分组`,
  broughtGroups: '分组读自一起上传的分组表，可以调整或清空',
  ownGroups: '分组读自数据表本身，可以调整或清空',
  keptSame: (task: string) => `已沿用此文件上次的分组（任务“${task}”），可以调整或清空`,
  keptOther: (task: string) => `样本与任务“${task}”的数据表相同，已沿用那次的分组，可以调整或清空`,
  groupBy: '改按另一列分组',
  groupByHelp: '分组文件有多列时，可以选用其中一列；原来的分组会成为一个因素',
  groupByNow: (groups: readonly string[]) =>
    `现在的分组：${groups.slice(0, 4).join('、')}${groups.length > 4 ? ` 等 ${groups.length} 组` : ''}`,
  formerGroups: '原分组',
  factorNumbers: (name: string, different: number) => `“${name}”是数字列，有 ${different} 个不同的值`,
  factorClasses: (name: string, different: number) => `“${name}”是文字列，有 ${different} 类`,
  pairing: (column: string) => `“${column}”列的每个值在每组中恰好出现一次`,
  pairingHelp: '如果相同的值来自同一个体或同一对，配对检验更灵敏；如果只是碰巧写了同样的编号，请不要配对',
  usePairing: (column: string) => `按“${column}”列配对`,
  factorLacking: (count: number) => `${count} 个样本没有值，不参与`,
  optional: '选填',
  clearGroups: '清空分组',
  levels: (min: number, max: number | undefined) =>
    max === undefined ? `至少 ${min} 个分组` : min === max ? `需要 ${min} 个分组` : `${min}～${max} 个分组`,
  order: '分组的顺序和颜色会用于全部图表',

  looksLogged: (why: string) => `这个数据看起来已取对数：${why}。`,
  looksRaw: (why: string) => `这个数据看起来未取对数：${why}。`,

  options: '参数',
  advanced: '高级选项',
  reset: '恢复默认',
  seedHelp: '随机步骤（例如大表的近似主成分）的起点，相同的种子得到完全相同的结果，一般不必修改',
  all: '全部',
  allOf: (label: string) => `${label}：全部`,
  automatic: '自动',
  none: '无',
  wasBefore: (value: string) => `之前：${value}`,
  yes: '是',
  no: '否',
  defaultIs: (value: string) => `默认 ${value}`,

  submitTitle: '提交',
  submit: '提交任务',
  runAnyway: '仍要运行',
  checking: '正在检查数据……',
  sending: '正在提交……',
  warnings: (count: number) => `数据中有 ${count} 处需要您确认`,
  warningsHelp: '不影响运行，但可能影响结果，请确认后继续',
  problems: (count: number) => `共 ${count} 处问题，见上方说明`,
  submitFailed: '提交失败',
  maybeSent: '响应超时，任务可能已经提交',
  maybeSentHelp: '请先到任务列表中查看；再次提交不会产生重复的任务',
  again: '再次提交',
  list: '查看任务列表',
  matrixCard: '数据表',
  groupsCard: '样本分组',
  useScheme: '使用分组方案',
  chooseScheme: '选择保存过的方案',
  useContrast: '对比',
  useContrastHelp: '这个工具只做一个比较，请选择方案中的一个',
  draft: '填写的内容已自动保存在此浏览器标签页中',
});

export type FieldWords = Pick<TextOf<typeof toolFormText>, keyof typeof fieldWords>;

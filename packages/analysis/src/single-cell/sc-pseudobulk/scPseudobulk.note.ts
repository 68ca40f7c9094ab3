import type { MethodOutput, Options } from '../../model/index.ts';
import { readScPseudobulkOptions, type ScPseudobulkOptions } from './scPseudobulk.schema.ts';

const tests: Readonly<Record<ScPseudobulkOptions['method'], string>> = {
  edger:
    'edgeR 的流程分析（Robinson 等 2010，doi:10.1093/bioinformatics/btp616）：按 filterByExpr 去掉低计数基因（最低计数 10），TMM 校正文库大小，Cox-Reid 校正的轮廓似然估计离散度，拟似然 F 检验（Lund 等 2012，doi:10.1515/1544-6115.1826）',
  deseq2:
    'DESeq2 的流程分析（Love 等 2014，doi:10.1186/s13059-014-0550-8）：中位数比值法校正文库大小，离散度向趋势收缩，Wald 检验，处理离群计数，并作独立过滤（目标 FDR 0.1）',
  limma:
    'limma-voom 的流程分析（Law 等 2014，doi:10.1186/gb-2014-15-2-r29）：按 filterByExpr 去掉低计数基因，TMM 校正文库大小，log2 CPM 按均值与方差的趋势加权，经验贝叶斯调节 t 检验',
};

/** The methods paragraph of one run. */
export function scPseudobulkNote(version: string, raw: Options, facts: MethodOutput['facts']): string {
  const options = readScPseudobulkOptions(raw);
  const covariates = [
    ...(options.batch ? [`批次“${options.batch}”`] : []),
    ...(options.pair ? [`配对“${options.pair}”`] : []),
  ];
  return [
    `将 ${facts['samples']} 个样本（${facts['sizes']}）的 ${facts['cells']} 个细胞按样本与细胞类型相加其原始计数（拟批量；Squair 等 2021，doi:10.1038/s41467-021-25960-2；Crowell 等 2020，doi:10.1038/s41467-020-19894-4），`,
    `少于 ${options.min_cells} 个细胞的不计入，少于 2 个样本的组不参与。`,
    `以样本为重复，每种细胞各自以 ${tests[options.method]}，自变量为分组${covariates.length > 0 ? `与${covariates.join('、')}` : ''}，比较 ${facts['contrasts']}。`,
    '不同样本的细胞数不同，其影响由文库大小的校正扣除；表达矩阵中没有的计数即为 0，没有样本或细胞类型的细胞不计入。',
    `p 值在每种细胞、每个比较之内按 Benjamini–Hochberg 校正（1995，doi:10.1111/j.2517-6161.1995.tb02031.x），另给出各种细胞合并校正的值。`,
    `${facts['types']} 种细胞中检验了 ${facts['tested']} 种${facts['skipped'] ? `（未检验：${facts['skipped']}）` : ''}；以${options.p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${options.p}${options.fc > 1 ? ` 且差异倍数不小于 ${options.fc}` : ''}为差异基因，合计上调 ${facts['up']} 个、下调 ${facts['down']} 个。`,
    `计算使用 Panome 全组学云 sc-pseudobulk 方法（版本 ${version}）。`,
  ].join('');
}

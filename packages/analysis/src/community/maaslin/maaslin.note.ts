import type { MethodDefinition } from '../../model/index.ts';
import { adjustNames } from '../../options/shared/index.ts';
import { rankNames } from '../../taxa/index.ts';
import { readMaaslinOptions } from './maaslin.schema.ts';

const zeros = {
  tss_log: '，0 以该特征最小正值的一半代替',
  tss_asin: '',
  clr: '，0 以全表最小相对丰度的一半代替',
  none: '',
} as const;

/** The methods paragraph of one run. */
export const maaslinNote: MethodDefinition['note'] = (raw, facts) => {
  const options = readMaaslinOptions(raw);
  const level =
    facts['annotated'] === 0 || options.rank === 'feature' ? '特征' : `${rankNames[options.rank]}水平的分类单元`;
  const mixed = Number(facts['subjects']) > 0;
  return [
    `按 MaAsLin2 的定义（Mallick 等，2021，doi:10.1371/journal.pcbi.1009442）检验 ${facts['samples']} 个样本中${level}与变量的关联。`,
    `检出率不超过 ${options.prevalence} 的不参与，${facts['taxa']} 个中保留 ${facts['tested']} 个；${options.transform === 'none' ? '丰度按表中数值，未作变换' : `丰度在保留的特征之内换算为相对丰度后，${options.transform === 'tss_log' ? '取 log2' : options.transform === 'tss_asin' ? '开平方再取反正弦' : '取中心对数比（以 2 为底）'}${zeros[options.transform]}`}。`,
    `每个特征以${facts['variables']}为固定效应作线性${mixed ? `混合模型，个体（${options.subject}，${facts['subjects']} 个）为随机截距，用限制性最大似然（REML）估计，t 检验取 Satterthwaite 自由度（doi:10.2307/3002019），个体间方差为 0 时取 n − p` : '回归（最小二乘），双侧 t 检验，自由度为 n − p'}；数值变量${options.standardize ? '标准化为平均值 0、标准差 1' : '减去平均值，不作标准化'}。`,
    `全部 ${facts['tests']} 个 p 值一起作 ${adjustNames[options.p_adjust]}校正，以${options.p_column === 'p' ? '原始 p 值' : '校正后 p 值'} < ${options.p} 为显著：${facts['found']} 个关联，${facts['up']} 个为正、${facts['down']} 个为负。丰度表不允许有缺失值；变量有缺失的样本不参与。`,
    options.transform === 'clr' ? 'CLR 与 R 包 MaAsLin2 不同：MaAsLin2 各值加 1 后取自然对数比。' : '',
  ].join('');
};

import type { MethodDefinition } from '../../model/index.ts';
import { readForestOptions, type Measure } from './forestPlot.schema.ts';

const measures: Readonly<Record<Measure, string>> = {
  ratio: '为比值，画在对数横轴上，无效线在 1',
  'log-ratio': '为比值的自然对数，取指数后画在对数横轴上，无效线在 1',
  difference: '为差值，画在线性横轴上，无效线在 0',
  plain: '画在线性横轴上，没有无效线',
};

/** The methods paragraph of one run. */
export const forestNote: MethodDefinition['note'] = (raw, facts) => {
  const { level, measure: asked, order, summary } = readForestOptions(raw);
  const measure = asked === 'auto' ? (facts['measure'] as Measure) : asked;
  const words = `${Math.round(level * 1000) / 10}%`;
  const said = (name: string, digits = 4): string => String(Number(Number(facts[name]).toPrecision(digits)));
  const scale = measure === 'ratio' || measure === 'log-ratio' ? '自然对数' : '原';
  const models = {
    none: '没有作汇总',
    fixed: '固定效应（逆方差法）',
    random: '随机效应（DerSimonian & Laird 1986，doi:10.1016/0197-2456(86)90046-2，τ² 为矩估计）',
    both: '固定效应（逆方差法）与随机效应（DerSimonian & Laird 1986，doi:10.1016/0197-2456(86)90046-2，τ² 为矩估计）',
  } as const;
  const estimates = (['fixed', 'random'] as const)
    .filter((model) => `${model}_estimate` in facts)
    .map((model) => `${model === 'fixed' ? '固定' : '随机'}效应汇总值为 ${said(`${model}_estimate`)}`);
  return [
    `森林图（Lewis & Clarke 2001，doi:10.1136/bmj.322.7300.1479）画出 ${facts['rows']} 项的“${facts['estimate']}”与 ${words} 区间，效应值${measures[measure]}；${order === 'estimate' ? '按效应值从大到小' : '按记录表的顺序'}排列${Number(facts['groups']) > 0 ? `，按“${facts['group']}”分为 ${facts['groups']} 个亚组` : ''}。`,
    `方块的面积为${facts['weight'] === '' ? '汇总的权重' : `“${facts['weight']}”`}。`,
    summary === 'none'
      ? `${models.none}。`
      : `汇总用${models[summary]}，在${scale}尺度上进行，标准误由区间宽度 ÷（2 × 正态分位数）得到，共 ${facts['pooled']} 项；${estimates.length > 0 ? `${estimates.join('，')}，Q = ${said('q')}（自由度 ${facts['df']}，P = ${said('p_q', 3)}），I² = ${(100 * Number(facts['i2'])).toFixed(1)}%（Higgins & Thompson 2002，doi:10.1002/sim.1186）${'random_tau2' in facts ? `，τ² = ${said('random_tau2')}` : ''}` : '不足 2 项，没有汇总值'}。`,
    `缺少名称或效应值的 ${facts['left']} 行未画出；没有区间或区间宽度为 0 的 ${facts['open']} 行只画点，不参与汇总。`,
  ].join('');
};

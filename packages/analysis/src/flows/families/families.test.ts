import { describe, expect, it } from 'vitest';
import { methods } from '../../registry.ts';
import { faultsOf } from './faultsOf.ts';
import { flowVersion, flowVersions, newestOf } from './index.ts';

const heads = {
  transform: '质控与预处理 样本关系 差异表达 表达模式 功能富集 网络与标志物 免疫与细胞组成 基因组 联合分析',
  micro: '测序深度 物种组成 Alpha多样性 Beta多样性 组间检验 差异物种 环境因子 网络 功能预测 群落构建与溯源 标志物',
  protein: '质控与预处理 样本关系 差异蛋白 聚类 功能富集 互作网络 修饰组 标志物 联合分析',
  untarget: '数据质控 整体分布 判别分析 差异代谢物 聚类 通路 关联 标志物 联合分析',
  metagenome: '物种组成 多样性 差异物种与功能 功能 环境因子 网络 分型与标志物',
  metabolic: '定量与质控 整体分布 判别分析 差异代谢物 聚类 专题 通路 标志物 联合分析',
  'single-cell': '质控 归一化与整合 聚类与降维 标志基因与注释 细胞组成 差异与功能 轨迹与通讯 拷贝数与空间',
};

describe('flows', () => {
  it('are the seven families and the union, in the order of the portal', () =>
    expect(flowVersions.map(({ flow }) => flow)).toEqual([...Object.keys(heads), 'union']));

  it.each(Object.entries(heads))('the menu of %s has its heads in order, then what is common', (flow, titles) =>
    expect(newestOf(flow)!.sections.map(({ title }) => title.replaceAll(' ', ''))).toEqual([
      ...titles.split(' '),
      '表格工具',
      '通用绘图',
    ]),
  );

  it.each(flowVersions.map((version) => [version.id, version] as const))('%s has no fault', (_, version) =>
    expect(faultsOf(version)).toEqual([]),
  );

  it('give every method a place in some menu', () => {
    const placed = new Set(
      flowVersions.flatMap(({ sections }) => sections.flatMap(({ items }) => items)).map(({ method }) => method),
    );
    expect(methods.map(({ id }) => id).filter((id) => !placed.has(id))).toEqual([]);
  });

  it('are found by the id of their version', () => {
    expect(flowVersion('transform-1')?.flow).toBe('transform');
    expect([flowVersion('transform-0'), newestOf('none')]).toEqual([undefined, undefined]);
  });
});

describe('faults of a flow are named', () => {
  const version = newestOf('transform')!;
  const withStep = (change: object) =>
    faultsOf({
      ...version,
      steps: version.steps.map((step) => (step.id === 'ora-kegg' ? { ...step, ...change } : step)),
    });
  const result = { from: 'step', step: 'deseq2', table: 'result' } as const;
  const kegg = { from: 'role', role: 'kegg' } as const;

  it.each([
    [
      'an edge that does not say which of several contrasts',
      { inputs: { records: result, sets: kegg } },
      /which contrast/u,
    ],
    [
      'a table of several contrasts taken as one',
      { foreach: undefined, inputs: { records: { ...result, contrast: 'contrast' }, sets: kegg } },
      /as if it had one/u,
    ],
    [
      'a table that the method does not make',
      { inputs: { records: { ...result, table: 'none' }, sets: kegg } },
      /no table none/u,
    ],
    ['an input that the method does not have', { inputs: { matrix: kegg, sets: kegg } }, /no input matrix/u],
    [
      'a required input that nothing feeds',
      { inputs: { records: { ...result, contrast: 'contrast' } } },
      /nothing for sets/u,
    ],
    ['a step that comes later', { inputs: { records: { ...result, step: 'ppi' }, sets: kegg } }, /no step ppi before/u],
    ['an option that the method refuses', { options: { min_size: 'many' } }, /ora-kegg/u],
    ['a role that the flow does not have', { when: [{ role: 'genome' }] }, /no role genome/u],
  ])('%s', (_, change, fault) => expect(withStep(change).join('\n')).toMatch(fault));
});

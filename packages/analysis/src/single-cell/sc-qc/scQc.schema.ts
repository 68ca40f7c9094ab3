import type { OptionSpec } from '../../model/index.ts';

export const scQcOptions: readonly OptionSpec[] = [
  {
    id: 'thresholds', label: '阈值', help: '自动阈值随数据而定，适合多数样本；固定阈值便于不同批次用同一标准。', kind: 'choice', default: 'mad',
    choices: [{ value: 'mad', label: '自动（中位数 ± MAD）' }, { value: 'fixed', label: '固定' }],
  },
  { id: 'nmads', label: 'MAD 倍数', help: '偏离中位数多少个 MAD 算离群；小则剔除更多细胞。', kind: 'number', default: 3, min: 1, max: 10, step: 0.5, when: { option: 'thresholds', in: ['mad'] } },
  { id: 'min_genes', label: '最少基因数', help: '检出基因少于此数的细胞剔除，多为空液滴或破损细胞。', kind: 'integer', default: 200, min: 0, max: 20_000, step: 50, when: { option: 'thresholds', in: ['fixed'] } },
  { id: 'max_genes', label: '最多基因数', help: '多于此数的细胞剔除，可能是双细胞；0 表示不设上限。', kind: 'integer', default: 0, min: 0, max: 60_000, step: 100, when: { option: 'thresholds', in: ['fixed'] } },
  { id: 'min_counts', label: '最少计数', help: '总计数少于此数的细胞剔除；0 表示不限。', kind: 'integer', default: 0, min: 0, max: 1_000_000, step: 100, when: { option: 'thresholds', in: ['fixed'] } },
  { id: 'max_mito', label: '线粒体占比上限', help: '线粒体计数占比高于此数的细胞剔除，多为破损细胞；心肌、肾等组织宜放宽。', kind: 'number', unit: '%', default: 20, min: 0, max: 100, step: 1, when: { option: 'thresholds', in: ['fixed'] } },
  {
    id: 'mito', label: '线粒体基因', help: '按基因名的开头识别；用 Ensembl 编号时识别不到。', kind: 'choice', default: 'auto',
    choices: [{ value: 'auto', label: 'mt- 开头，不分大小写' }, { value: 'human', label: 'MT-（人）' }, { value: 'mouse', label: 'mt-（小鼠）' }, { value: 'none', label: '不计算' }],
  },
  { id: 'min_cells', label: '基因最少细胞数', help: '检出细胞少于此数的基因在基因表中标为剔除，不影响细胞的判定。', kind: 'integer', default: 3, min: 0, max: 1000, step: 1 },
];

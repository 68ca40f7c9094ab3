import type { RouteRow } from './routeRow.ts';

const page = (path: string, title: string): RouteRow => ({ path, title, hidden: true });

const modular = '/modular/:flowId/:versionId';
const single: readonly RouteRow[] = [
  { path: modular, title: '模块分析', redirect: `${modular}/data-choose`, hidden: true },
  page(`${modular}/description`, '流程说明'),
  page(`${modular}/data-choose`, '选择数据'),
  page(`${modular}/analysis-description`, '分析说明'),
  page(`${modular}/analysis-chart-edit`, '图表编辑'),
  page(`${modular}/reports`, '报告'),
  page(`${modular}/analysis-list`, '分析列表'),
];

const common: readonly (readonly [string, string])[] = [
  ['project-description', '项目说明'],
  ['menu-description', '目录说明'],
  ['tool-view', '工具视图'],
  ['tool-guidance', '工具指引'],
  ['mission-list', '任务列表'],
];
const flow: readonly (readonly [string, string])[] = [['flow-analysis', '一键分析']];
const filters: readonly (readonly [string, string])[] = [
  ['data-filter', '数据筛选'],
  ['filter-view', '筛选结果'],
  ['data-filter-view', '筛选详情'],
];

const families: readonly { readonly type: string; readonly pages: readonly (readonly [string, string])[] }[] = [
  { type: 'transform', pages: [...common, ...flow, ...filters] },
  { type: 'micro', pages: [...common, ...flow, ...filters] },
  { type: 'protein', pages: [...common, ...flow, ...filters] },
  { type: 'untarget', pages: [...common, ...flow] },
  { type: 'metagenome', pages: [...common, ...flow, ...filters] },
  { type: 'metabolic', pages: [...common, ...flow, ...filters] },
  { type: 'single-cell', pages: common },
];

/** `/modular` and the seven families; which family has which pages follows the specification. */
export const modularRoutes: readonly RouteRow[] = [
  ...single,
  ...families.flatMap(({ type, pages }) =>
    pages.map(([path, title]) =>
      page(`/${type}-modular/:flowId/:versionId/:projectFrom/:sourceFrom/:projectId/:isExample/${path}`, title),
    ),
  ),
];

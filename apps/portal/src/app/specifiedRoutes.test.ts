import { expect, it } from 'vitest';
import { builtRoutes } from './builtRoutes.ts';
import { topMenu } from './menus.ts';
import { routeTable } from './routeTable.ts';

/** Children of a path, as the specification names them. */
const under = (path: string, children: string) => children.split(' ').map((child) => `${path}/${child}`);

const report = '/data-collection/report/:has_original_data/:contract_id/:contract_number';
const modular = '/modular/:flowId/:versionId';
const source = ':flowId/:versionId/:projectFrom/:sourceFrom/:projectId/:isExample';

/** The routes of the specification, letter by letter, with their misspelt names. */
const paths = [
  ...under('/user', 'login register account-forget account-recover'),
  '/maintain',
  '/home',
  '/dashboard',
  ...under('/data-collection', 'preview-center analysis-mission-list tool-mission-list project-file contract-report'),
  ...under('/data-collection', 'after-sales-list file-store questionnaire-list'),
  ...under('/data-collection/sample', 'application collection-list status operation metabolomics-collection'),
  ...under('/data-collection/sample', 'protein-collection transcription-collection macrogene-collection'),
  ...under('/data-collection/sample', 'microorganism-collection union-collection'),
  ...under('/data-collection/my-contracts', 'contract-list shared-contract-list mw-demo-list'),
  ...under(report, 'list origin-data enquiry'),
  ...under('/tools', 'tool-list detail'),
  ...under('/flows', 'analysis-list analysis-detail/:id union-flow analysis-config-redo/:mission_id'),
  ...under('/flows', 'analysis-config-contracted/:id/:versionId analysis-config-uncontracted/:id/:versionId'),
  ...under('/tutorials', 'artical-list video-list article-query-list dictionary-list video-detail tutorial-search'),
  ...under('/tutorials', 'article-text article-paper'),
  ...under('/shop', 'home goods-category-detail goods-detail promotion-list'),
  ...under('/protein-db', 'home list-search advance-search search-results protein-detail user-inquiry user-guide'),
  ...under('/protein-db', 'home-module-detail'),
  ...under('/product-db', 'home project-inquiry transform-extraction single-cell-spatiotemporal'),
  ...under('/ai-bot', 'chat crawler plot'),
  '/help/support',
  ...under(modular, 'description data-choose analysis-description analysis-chart-edit reports analysis-list'),
  ...under('/support', 'userpoints points-exchange message study color-reference module-results-view'),
  ...under('/support', 'invited-register questionnaire-detail'),
  ...under('/about-user', 'authentication security group'),
  ...under('/static-search', 'kegg-search string-id-search disease-db-search gene-reference-search'),
  '/static-search/gene-host-sequence-code-search',
  ...under('/view-article', 'article-text article-paper'),
];

const redirects = {
  '/user': '/user/login',
  '/data-collection/my-contracts': '/data-collection/my-contracts/contract-list',
  '/data-collection/support': '/help/support',
  '/tools': '/tools/tool-list',
  '/tools/tool-form': '/tools/detail?id={toolId}',
  '/tools/get-report': '/tools/detail?mission_id={missionId}',
  '/flows': '/flows/analysis-list',
  '/tutorials': '/tutorials/artical-list',
  '/shop': '/shop/home',
  '/protein-db': '/protein-db/home',
  '/product-db': '/product-db/home',
  '/ai-bot': '/ai-bot/chat',
  [modular]: `${modular}/data-choose`,
  '/support': '/support/userpoints',
  '/about-user': '/about-user/authentication',
};

const common = 'project-description menu-description tool-view tool-guidance mission-list';
const filters = 'data-filter filter-view data-filter-view';
const families = {
  transform: `${common} flow-analysis ${filters}`,
  micro: `${common} flow-analysis ${filters}`,
  protein: `${common} flow-analysis ${filters}`,
  metagenome: `${common} flow-analysis ${filters}`,
  metabolic: `${common} flow-analysis ${filters}`,
  untarget: `${common} flow-analysis`,
  'single-cell': common,
};

it('has a page at every path of the specification', () => {
  const pages = new Set(builtRoutes.filter(({ redirect }) => redirect === undefined).map(({ path }) => path));
  expect(paths.filter((path) => !pages.has(path))).toEqual([]);
});

it('leads from every redirect of the specification to its target', () => {
  const targets = new Map(builtRoutes.map(({ path, redirect }) => [path, redirect]));
  expect(Object.fromEntries(Object.keys(redirects).map((path) => [path, targets.get(path)]))).toEqual(redirects);
});

it.each(Object.entries(families))('gives the family %s its pages, and no others', (family, pages) => {
  const base = `/${family}-modular/${source}`;
  const built = builtRoutes.filter(({ path }) => path.startsWith(`/${family}-modular/`)).map(({ path }) => path);
  expect(built.toSorted()).toEqual(under(base, pages).toSorted());
});

it('keeps alive the three pages of reading, the download area and the customer service', () => {
  expect(builtRoutes.filter(({ keepAlive }) => keepAlive).map(({ path }) => path)).toEqual([
    '/tutorials/article-query-list',
    '/tutorials/tutorial-search',
    '/tutorials/article-text',
    '/tutorials/article-paper',
    '/help/support',
  ]);
});

it('titles every page in Chinese', () => {
  expect(routeTable.filter(({ title }) => !/\p{Script=Han}/u.test(title)).map(({ path }) => path)).toEqual([]);
});

it('calls the pages of project experience as the specification does', () => {
  const titles = routeTable.filter(({ path }) => path.startsWith('/product-db')).map(({ title }) => title);
  expect(titles).toEqual(['项目经验查询', '代谢项目经验 V1.0', '项目经验查询 V2.0', '测序组提取经验', '单细胞时空']);
});

it('has the areas that are not hidden in the top menu, in the order of the table', () => {
  const all = ['academy', 'experience', 'lookup', 'protein', 'shop'] as const;
  expect(topMenu(['User', 'ProductDb'], true, all).map(({ label }) => label)).toEqual([
    '首页',
    '项目中心',
    '工具',
    '分析流程',
    '云学院',
    '商城',
    '蛋白数据库',
    '项目经验查询',
    '静态查询',
  ]);
});

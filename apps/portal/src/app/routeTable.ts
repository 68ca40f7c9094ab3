import { modularRoutes } from './modularRoutes.ts';
import { outsideRows } from './outsideRows.ts';
import type { RouteRow } from './routeRow.ts';
import { staffRows } from './staffRows.ts';

export type { RouteRow };

const centre = (path: string, title: string, more: Partial<RouteRow> = {}): RouteRow => ({
  path: `/data-collection/${path}`,
  title,
  layout: 'centre',
  ...more,
});
const report = 'report/:has_original_data/:contract_id/:contract_number';

const dataCollection: readonly RouteRow[] = [
  { path: '/data-collection', title: '项目中心', redirect: '/data-collection/preview-center', layout: 'centre' },
  centre('preview-center', '概览', { icon: 'layout-dashboard' }),
  centre('sample', '样本信息单', { redirect: '/data-collection/sample/application', hidden: true }),
  centre('sample/application', '样本信息单', { icon: 'flask-conical' }),
  centre('sample/collection-list', '信息收集表', { icon: 'clipboard-list' }),
  centre('sample/status', '返样单', { icon: 'undo-2' }),
  centre('sample/operation', '样本详情', { hidden: true }),
  centre('sample/metabolomics-collection', '代谢组信息收集表', { hidden: true }),
  centre('sample/protein-collection', '蛋白组信息收集表', { hidden: true }),
  centre('sample/transcription-collection', '转录组信息收集表', { hidden: true }),
  centre('sample/macrogene-collection', '宏基因组信息收集表', { hidden: true }),
  centre('sample/microorganism-collection', '微生物信息收集表', { hidden: true }),
  centre('sample/union-collection', '联合分析信息收集表', { hidden: true }),
  centre('my-contracts', '我的报告', { redirect: '/data-collection/my-contracts/contract-list', hidden: true }),
  centre('my-contracts/contract-list', '我的报告', { icon: 'file-text', menuTitle: '全部报告' }),
  centre('my-contracts/shared-contract-list', '分享给我的报告', { icon: 'share-2' }),
  centre('my-contracts/mw-demo-list', '示例报告', { icon: 'book-open' }),
  centre(report, '结题报告', { redirect: `/data-collection/${report}/list`, hidden: true }),
  centre(`${report}/list`, '结题报告', { hidden: true }),
  centre(`${report}/origin-data`, '原始数据', { hidden: true }),
  centre(`${report}/enquiry`, '人工售后', { hidden: true }),
  centre('analysis-mission-list', '流程任务', { icon: 'workflow' }),
  centre('tool-mission-list', '工具任务', { icon: 'list-checks' }),
  centre('analysis-report', '分析报告', { icon: 'notebook-text' }),
  centre('analysis-report/:id', '编辑报告', { hidden: true }),
  centre('project-file', '项目文件', { icon: 'folder-kanban' }),
  centre('contract-report', '合同报告', { icon: 'file-check' }),
  centre('after-sales-list', '售后结果', { icon: 'life-buoy' }),
  centre('file-store', '我的文件', { icon: 'folder' }),
  centre('questionnaire-list', '问卷', { icon: 'list-todo' }),
  centre('support', '客户服务', { redirect: '/help/support', icon: 'headset' }),
];

const tools: readonly RouteRow[] = [
  { path: '/tools', title: '工具', redirect: '/tools/tool-list', open: true },
  { path: '/tools/tool-list', title: '工具', open: true },
  { path: '/tools/tool-form', title: '工具', redirect: '/tools/detail?id={toolId}', hidden: true },
  { path: '/tools/get-report', title: '任务结果', redirect: '/tools/detail?mission_id={missionId}', hidden: true },
  { path: '/tools/detail', title: '工具任务', hidden: true },
];

const flows: readonly RouteRow[] = [
  { path: '/flows', title: '分析流程', redirect: '/flows/analysis-list', open: true },
  { path: '/flows/analysis-list', title: '分析流程', open: true },
  { path: '/flows/analysis-detail/:id', title: '流程详情', hidden: true },
  { path: '/flows/analysis-config-contracted/:id/:versionId', title: '配置流程', hidden: true },
  { path: '/flows/analysis-config-uncontracted/:id/:versionId', title: '配置流程', hidden: true },
  { path: '/flows/analysis-config-redo/:mission_id', title: '重新编辑', hidden: true },
  { path: '/flows/union-flow', title: '联合分析', hidden: true },
];

const learning: readonly RouteRow[] = [
  { path: '/tutorials', title: '云学院', redirect: '/tutorials/artical-list', open: true, area: 'academy' },
  { path: '/tutorials/artical-list', title: '文章', open: true },
  { path: '/tutorials/article-list', title: '文章', redirect: '/tutorials/artical-list', open: true, hidden: true },
  { path: '/tutorials/video-list', title: '视频', open: true },
  { path: '/tutorials/article-query-list', title: '下载专区', open: true, keepAlive: true },
  { path: '/tutorials/dictionary-list', title: '物质功能词典', open: true },
  { path: '/tutorials/video-detail', title: '视频', open: true, hidden: true },
  { path: '/tutorials/tutorial-search', title: '搜索', open: true, hidden: true, keepAlive: true },
  { path: '/tutorials/article-text', title: '文章', open: true, hidden: true, keepAlive: true },
  { path: '/tutorials/article-paper', title: '论文', open: true, hidden: true, keepAlive: true },
  { path: '/view-article', title: '云学院', redirect: '/tutorials/artical-list', open: true, hidden: true },
  { path: '/view-article/article-text', title: '文章', open: true, hidden: true },
  { path: '/view-article/article-paper', title: '论文', open: true, hidden: true },
];

const shop: readonly RouteRow[] = [
  { path: '/shop', title: '商城', redirect: '/shop/home', open: true, area: 'shop' },
  { path: '/shop/home', title: '商城', open: true },
  { path: '/shop/goods-category-detail', title: '商品分类', open: true, hidden: true },
  { path: '/shop/goods-detail', title: '商品详情', open: true, hidden: true },
  { path: '/shop/promotion-list', title: '优惠活动', open: true, hidden: true },
];

const databases: readonly RouteRow[] = [
  { path: '/protein-db', title: '蛋白数据库', redirect: '/protein-db/home', area: 'protein' },
  { path: '/protein-db/home', title: '蛋白数据库' },
  { path: '/protein-db/list-search', title: '批量检索', hidden: true },
  { path: '/protein-db/advance-search', title: '高级检索', hidden: true },
  { path: '/protein-db/search-results', title: '检索结果', hidden: true },
  { path: '/protein-db/protein-detail', title: '蛋白详情', hidden: true },
  { path: '/protein-db/user-inquiry', title: '咨询', hidden: true },
  { path: '/protein-db/user-guide', title: '使用指南', hidden: true },
  { path: '/protein-db/home-module-detail', title: '模块详情', hidden: true },
  {
    path: '/product-db',
    title: '项目经验查询',
    redirect: '/product-db/home',
    permission: ['ProductDb'],
    area: 'experience',
  },
  { path: '/product-db/home', title: '代谢项目经验 V1.0', permission: ['ProductDb'], hidden: true },
  { path: '/product-db/project-inquiry', title: '项目经验查询 V2.0', permission: ['ProductDb'], hidden: true },
  { path: '/product-db/transform-extraction', title: '测序组提取经验', permission: ['ProductDb'], hidden: true },
  { path: '/product-db/single-cell-spatiotemporal', title: '单细胞时空', permission: ['ProductDb'], hidden: true },
  {
    path: '/static-search',
    title: '静态查询',
    redirect: '/static-search/gene-reference-search',
    open: true,
    area: 'lookup',
  },
  { path: '/static-search/kegg-search', title: 'KEGG 查询', open: true, hidden: true },
  { path: '/static-search/string-id-search', title: 'STRING ID 查询', open: true, hidden: true },
  { path: '/static-search/disease-db-search', title: '疾病数据库查询', open: true, hidden: true },
  { path: '/static-search/gene-reference-search', title: '参考基因查询', open: true, hidden: true },
  { path: '/static-search/gene-host-sequence-code-search', title: '宿主序列编号查询', open: true, hidden: true },
];

const personal: readonly RouteRow[] = [
  { path: '/ai-bot', title: 'AI 助手', redirect: '/ai-bot/chat', hidden: true },
  { path: '/ai-bot/chat', title: 'AI 助手', hidden: true },
  { path: '/ai-bot/crawler', title: '文献综述', hidden: true },
  { path: '/ai-bot/plot', title: 'AI 绘图', hidden: true },
  { path: '/help', title: '客户服务', redirect: '/help/support', open: true, hidden: true },
  { path: '/help/support', title: '客户服务', open: true, hidden: true, keepAlive: true },
  { path: '/dashboard', title: '工作台', hidden: true },
  { path: '/support', title: '积分中心', redirect: '/support/userpoints', hidden: true },
  { path: '/support/userpoints', title: '我的积分', hidden: true },
  { path: '/support/points-exchange', title: '积分商城', hidden: true },
  { path: '/support/message', title: '消息通知', hidden: true },
  { path: '/support/study', title: '我的学习', hidden: true },
  { path: '/support/color-reference', title: '配色参考', hidden: true },
  { path: '/support/module-results-view', title: '模块结果', hidden: true },
  { path: '/support/invited-register', title: '邀请注册', hidden: true },
  { path: '/support/questionnaire-detail', title: '问卷', hidden: true },
  { path: '/about-user', title: '个人中心', redirect: '/about-user/authentication', hidden: true },
  { path: '/about-user/authentication', title: '个人中心', hidden: true },
  { path: '/about-user/security', title: '账号安全', hidden: true },
  { path: '/about-user/group', title: '课题组', hidden: true },
];

/**
 * Every route of the product. A row without a page (`pages.ts`) is not in menus and answers with the not-found page.
 * The order is the order of the menus.
 */
export const routeTable: readonly RouteRow[] = [
  { path: '/', title: '首页', redirect: '/home', open: true, hidden: true },
  { path: '/home', title: '首页', open: true },
  { path: '/news', title: '动态', open: true, hidden: true },
  { path: '/news/:id', title: '动态', open: true, hidden: true },
  ...dataCollection,
  ...tools,
  ...flows,
  ...learning,
  ...shop,
  ...databases,
  ...personal,
  ...modularRoutes,
  ...staffRows,
  ...outsideRows,
  { path: '/*', title: '页面不存在', open: true, hidden: true },
];

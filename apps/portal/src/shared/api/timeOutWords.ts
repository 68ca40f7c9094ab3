import type { Endpoint } from '@panome/contract/client';

/** Calls whose answer may come late after they have done something that can be looked up elsewhere. */
const whereToLook: Readonly<Partial<Record<Endpoint['name'], string>>> = {
  taskStore: '响应超时，任务可能已经提交，请到工具任务中查看；再次提交不会重复',
  storeModuleChart: '响应超时，分析可能已经提交，请到流程任务中查看；再次提交不会重复',
  reportGenerate: '响应超时，报告可能已经开始生成，请到报告列表中查看；再次提交不会重复',
  flowRunReport: '响应超时，报告可能已经开始生成，请到报告列表中查看；再次提交不会重复',
  projectShareStore: '响应超时，分享可能已经发出，请到“我的报告 > 分享给我的报告 > 我分享的”中查看；再次提交不会重复',
};

/** What a time-out means, by the kind of call (specification 8): a read is repeated, a write may have been done. */
export function timeOutWords({ idempotent, kind, method, name }: Endpoint): string {
  const known = whereToLook[name];
  if (known) return known;
  if (kind === 'blob') return '下载超时，请检查网络后重试';
  if (method === 'GET') return '响应超时，请刷新后重试！';
  return idempotent ? '响应超时，内容可能已经保存；再次提交不会重复' : '响应超时，操作可能已经完成，请刷新后查看';
}

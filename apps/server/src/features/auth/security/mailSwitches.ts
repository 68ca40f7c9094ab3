/** The kinds of mail that people can switch; mail about the account itself always comes. */
const kinds = [
  { key: 'task', label: '任务结束', help: '分析任务成功或失败时', on: false },
  { key: 'report', label: '报告生成', help: '分析报告可以下载时', on: true },
  { key: 'delivery', label: '项目交付', help: '合同有新的报告或原始数据时', on: true },
  { key: 'support', label: '售后回复', help: '人工售后有答复时', on: true },
  { key: 'news', label: '新闻与活动', help: '产品更新和活动，每月不超过两封', on: false },
] as const;

export type MailKind = (typeof kinds)[number]['key'];

export const isMailKind = (key: string): key is MailKind => kinds.some((kind) => kind.key === key);

/** What an account has chosen, with the defaults of what it has not. */
export function mailSwitchesOf(stored: string) {
  const chosen = JSON.parse(stored) as Partial<Record<MailKind, boolean>>;
  return kinds.map(({ help, key, label, on }) => ({ key, label, help, enabled: chosen[key] ?? on }));
}

/** The kinds of notification that a person can also get by mail; mail about the account itself is always sent. */
const kinds = [
  { key: 'task', label: '任务结束', help: '分析任务成功或失败时' },
  { key: 'report', label: '报告生成', help: '分析报告可以下载时' },
  { key: 'share', label: '项目分享', help: '有人与您分享项目，或您的分享有了回应时' },
  { key: 'delivery', label: '项目交付', help: '您的合同有新的进展、报告或数据时' },
  { key: 'sample', label: '样本进展', help: '样本到货、质检或返还时' },
  { key: 'after-sale', label: '售后进展', help: '售后申请有答复或状态变化时' },
] as const;

export type MailKind = (typeof kinds)[number]['key'];

export const isMailKind = (key: string): key is MailKind => kinds.some((kind) => kind.key === key);

type Stored = Partial<Record<string, boolean>>;

/** The mail switches of an account; all are off by default. */
export const mailSwitchesOf = (stored: string) =>
  kinds.map((kind) => ({ ...kind, enabled: (JSON.parse(stored) as Stored)[kind.key] ?? false }));

/** Whether a notification of this kind is also mailed. */
export const wantsMail = (stored: string, type: string): boolean =>
  mailSwitchesOf(stored).some(({ enabled, key }) => key === type && enabled);

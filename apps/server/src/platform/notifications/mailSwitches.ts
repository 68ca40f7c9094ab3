/**
 * The kinds of notification that a person can also get by mail; mail about the account itself is always sent. `on`: it
 * is mailed unless it was switched off, at most once a day.
 */
const kinds = [
  { key: 'delivery', label: '项目交付', help: '您的合同有新的进展、报告或数据，或延期申请有答复时', on: true },
  { key: 'expiry', label: '原始数据到期', help: '原始数据到期前 30、7、1 天', on: true },
  { key: 'sample', label: '样本进展', help: '样本到货、质检或返还时', on: true },
  { key: 'after-sale', label: '售后进展', help: '售后申请有答复或状态变化时', on: true },
  { key: 'task', label: '任务结束', help: '分析任务成功或失败时', on: false },
  { key: 'report', label: '报告生成', help: '分析报告可以下载时', on: false },
  { key: 'share', label: '项目分享', help: '有人与您分享项目，或您的分享有了回应时', on: false },
] as const;

export type MailKind = (typeof kinds)[number]['key'];

export const isMailKind = (key: string): key is MailKind => kinds.some((kind) => kind.key === key);

type Stored = Partial<Record<string, boolean>>;

/** The mail switches of an account. */
export const mailSwitchesOf = (stored: string) =>
  kinds.map(({ on, ...kind }) => ({ ...kind, enabled: (JSON.parse(stored) as Stored)[kind.key] ?? on }));

/** Whether a notification of this kind is also mailed. */
export const wantsMail = (stored: string, type: string): boolean =>
  mailSwitchesOf(stored).some(({ enabled, key }) => key === type && enabled);

/** Whether mails of this kind are gathered, so that nobody gets more than one a day without having asked for it. */
export const isGathered = (type: string): boolean => kinds.some(({ key, on }) => key === type && on);

export const mailLabelOf = (type: string): string => kinds.find(({ key }) => key === type)?.label ?? type;

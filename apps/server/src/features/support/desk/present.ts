import type { StaffQuestion } from '@panome/contract';
import { toTime } from '../../../platform/clock.ts';
import type { SupportRequestRow } from '../../../platform/database/schema/afterSales.ts';
import type { AskedFeedback } from './repository.ts';

type Answers = StaffQuestion['answers'];
type Pictures = StaffQuestion['pictures'];

const labels: Readonly<Record<string, string>> = {
  page: '页面',
  section: '报告段落',
  request_id: '错误编号',
  agent: '浏览器',
  screen: '屏幕',
  language: '语言',
  timezone: '时区',
  build: '版本',
};
const factsOf = (stored: string) =>
  Object.entries(JSON.parse(stored) as Record<string, string>)
    .filter(([, value]) => value !== '')
    .map(([key, value]) => ({ label: labels[key] ?? key, value }));

export const presentSupport = (row: SupportRequestRow, answers: Answers): StaffQuestion => ({
  id: row.id,
  number: row.number,
  topic: row.topic,
  name: row.name,
  email: row.email,
  phone: row.phone,
  account_id: row.owner_id,
  content: row.content,
  pictures: [],
  object_id: '',
  object_name: '',
  facts: factsOf(row.system),
  state: row.state as StaffQuestion['state'],
  created_at: toTime(row.created_at),
  answers,
});

export const presentFeedback = (row: AskedFeedback, pictures: Pictures, answers: Answers): StaffQuestion => ({
  id: row.id,
  number: '',
  topic: row.kind,
  name: row.name,
  email: row.email,
  phone: '',
  account_id: row.owner_id,
  content: row.content,
  pictures,
  object_id: row.object_id,
  object_name: row.object_name ?? '',
  facts: factsOf(row.context),
  state: row.state as StaffQuestion['state'],
  created_at: toTime(row.created_at),
  answers,
});

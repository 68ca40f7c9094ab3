import type { Generated, Selectable } from 'kysely';
import type { WrittenColumns } from './content.ts';

type SettingTable = { key: string; value: string };
type NewsClickTable = { news_id: string; clicks: number };
type NoticeTable = WrittenColumns & { id: string; title: string; content: string; starts_at: number; ends_at: number };
type NotificationTable = {
  id: string;
  owner_id: string;
  type: string;
  title: string;
  content: string;
  link: string;
  read: number;
  created_at: number;
  /** Rich text that the server rendered; empty when there is only `content`. */
  html: Generated<string>;
  deleted_at: Generated<number | null>;
  /** Empty: not mailed; `waiting` for the digest of the day; `sent`. */
  mail: Generated<string>;
  mailed_at: Generated<number | null>;
};

export type SystemTables = {
  setting: SettingTable;
  news_click: NewsClickTable;
  notice: NoticeTable;
  notification: NotificationTable;
};
export type NotificationRow = Selectable<NotificationTable>;

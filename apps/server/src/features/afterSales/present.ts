import type { AfterSale, AfterSaleContext, AfterSaleDetail, AfterSaleFile, AfterSaleMessage } from '@panome/contract';
import { toTime } from '../../platform/clock.ts';
import type { AfterSaleFileRow, AfterSaleMessageRow, AfterSaleRow } from '../../platform/database/schema/afterSales.ts';
import { renderMarkdown } from '../../platform/markup/renderMarkdown.ts';

const presentFile = ({ created_at, id, kind, name, size }: AfterSaleFileRow): AfterSaleFile => ({
  id,
  name,
  size,
  kind,
  created_at: toTime(created_at),
});

const contextOf = (row: AfterSaleRow) => JSON.parse(row.context) as AfterSaleContext;

/** @param files - All files of the request; a list shows only the results. */
export function presentItem(row: AfterSaleRow, files: readonly AfterSaleFileRow[]): AfterSale {
  const { answered_at, asked_at, created_at, updated_at } = row;
  return {
    id: row.id,
    number: row.number,
    kind: row.kind,
    title: row.title,
    state: row.state,
    contract_id: row.contract_id,
    contract_number: contextOf(row).contract_number,
    project_id: row.project_id,
    task_id: row.task_id,
    results: files.filter(({ kind }) => kind === 'result').map(presentFile),
    created_at: toTime(created_at),
    updated_at: toTime(updated_at),
    asked_at: toTime(asked_at),
    answered_at: answered_at === null ? null : toTime(answered_at),
    can: { reply: true, close: row.state !== 'closed' },
  };
}

const presentMessage = (
  { author, content, created_at, id }: AfterSaleMessageRow,
  files: readonly AfterSaleFileRow[],
): AfterSaleMessage => ({
  id,
  author,
  text: content,
  // Only the provider writes Markdown; the text of a customer is shown as it was typed.
  html: author === 'provider' ? renderMarkdown(content) : '',
  files: files.filter(({ message_id }) => message_id === id).map(presentFile),
  created_at: toTime(created_at),
});

export const presentDetail = (
  row: AfterSaleRow,
  messages: readonly AfterSaleMessageRow[],
  files: readonly AfterSaleFileRow[],
): AfterSaleDetail => ({
  ...presentItem(row, files),
  context: contextOf(row),
  messages: messages.map((message) => presentMessage(message, files)),
});

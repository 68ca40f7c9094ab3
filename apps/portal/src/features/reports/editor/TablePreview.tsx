import { formatCell } from '@panome/charts/wording';
import { FailedState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import { formatNumber } from '../../../shared/format/format.ts';
import type { Section, TaskResult } from '../api.ts';
import { editorText as text } from './editor.text.ts';

type Row = { readonly id: string; readonly cells: readonly (string | number | null)[] };
type TablePreviewProps = { readonly section: Extract<Section, { kind: 'table' }>; readonly result: TaskResult };

const previewRows = 5;
const previewColumns = 8;

/** The first rows of a table of the report. */
export function TablePreview({ result, section }: TablePreviewProps) {
  const meta = result.document.tables.find(({ id }) => id === section.table);
  const { data, error, mutate } = useCall(
    'taskResultTable',
    meta ? { id: section.task_id, table: section.table, size: previewRows, column_limit: previewColumns } : null,
    { revalidateOnFocus: false },
  );
  if (error)
    return (
      <FailedState
        message={messageOf(error)}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  const columns = (meta?.columns ?? []).slice(0, previewColumns).map(({ kind, label, name }, at): Column<Row> => ({
    id: name,
    header: label,
    minWidth: 96,
    align: kind === 'text' ? 'start' : 'end',
    cell: ({ cells }) => {
      const value = cells[at];
      return formatCell(value ?? null, { kind, name });
    },
  }));
  const rows = (data ?? []).map((cells, at) => ({ id: String(at), cells }));
  return (
    <>
      <Table
        columns={columns}
        density="compact"
        label={section.title || section.table}
        loading={!data}
        rowKey={({ id }) => id}
        rows={rows}
      />
      {meta && (
        <Text as="p" size="secondary" tone="subtle">
          {text.rowsOf(Math.min(previewRows, meta.rows), formatNumber(meta.rows, 'integer'))}
        </Text>
      )}
    </>
  );
}

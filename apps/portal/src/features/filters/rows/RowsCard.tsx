import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Pagination } from '@panome/ui/pagination';
import { Stack } from '@panome/ui/stack';
import { EmptyState } from '@panome/ui/state';
import { Table } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Tooltip } from '@panome/ui/tooltip';
import { useMemo, type ReactNode } from 'react';
import { useFilledAreas } from '../../../shared/areas/index.ts';
import { messageOf } from '../../../shared/api/index.ts';
import { ColumnWindow } from '../../../shared/run/result/tables/ColumnWindow.tsx';
import { resultColumns } from '../../../shared/run/result/tables/resultColumns.tsx';
import { toRows } from '../../../shared/run/result/tables/tableRows.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { Rows } from './useRows.ts';

type RowsCardProps = {
  readonly rows: Rows;
  readonly title: string;
  /** Beside the title. */
  readonly actions?: ReactNode;
};

/** How many rows are left, and a page of them. */
export function RowsCard({ actions, rows, title }: RowsCardProps) {
  const { data, error, isLoading } = rows;
  const filled = useFilledAreas();
  const columns = useMemo(() => resultColumns(data?.columns ?? [], filled), [data?.columns, filled]);
  const shown = useMemo(() => toRows(data?.columns ?? [], data?.cells ?? []), [data]);
  const waiting = isLoading || data?.state === 'running';
  return (
    <Card actions={actions} title={title}>
      <Stack space="medium">
        <div className={styles.bar}>
          <Text role="status" tone={data?.nothing ? 'danger' : 'muted'}>
            <span className={styles.count}>
              {data && data.state === 'done' ? text.kept(data.kept, data.rows) : text.counting}
            </span>
          </Text>
          {data && (
            <ColumnWindow
              offset={rows.columnOffset}
              onChange={rows.slide}
              total={Math.max(0, data.total_columns - 1)}
            />
          )}
        </div>
        {error && <Callout tone="danger">{messageOf(error)}</Callout>}
        {data?.nothing && (
          <Callout title={text.nothing} tone="warning">
            {data.nothing}
          </Callout>
        )}
        {!(error && !data) && !data?.nothing && (
          <>
            <Table
              columns={columns}
              density="compact"
              empty={<EmptyState variant="inline" title={text.noRows} />}
              label={text.rowsOf(title)}
              loading={waiting}
              onSortChange={rows.setSort}
              rowKey={({ key }) => key}
              rowLabel={({ cells }) => String(cells[0] ?? '')}
              rows={shown}
              sort={rows.sort}
              tooltip={Tooltip}
            />
            <Pagination onValueChange={rows.go} value={rows} total={data?.kept ?? 0} />
          </>
        )}
      </Stack>
    </Card>
  );
}

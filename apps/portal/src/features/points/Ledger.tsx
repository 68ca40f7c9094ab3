import type { PointEntry } from '@panome/contract';
import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { Pagination } from '@panome/ui/pagination';
import { EmptyState, FailedState, NoMatchState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf } from '../../shared/api/index.ts';
import { formatTime } from '../../shared/format/format.ts';
import { KindFilter, useListAddress, useListRows } from '../../shared/list/index.ts';
import { safePath } from '../../shared/routing/redirectTarget.ts';
import { useLedger } from './api.ts';
import * as styles from './Points.css.ts';
import { pointsText as text } from './points.text.ts';

const filters = { kind: ['gain', 'loss'] } as const;
const signed = (amount: number) => (amount > 0 ? `+${amount}` : `−${-amount}`);
const dayOf = (time: string | null) =>
  time ? formatTime(new Date(Date.parse(time) - 1).toISOString()).slice(0, 10) : '';

const columns: Column<PointEntry>[] = [
  {
    id: 'what',
    header: text.columns.what,
    minWidth: 180,
    text: ({ note, title }) => [title, note].filter(Boolean).join(' '),
    cell: ({ link, note, title }) => (
      <span className={styles.words}>
        {link ? (
          <Link asChild>
            <RouterLink title={text.cause(title)} to={safePath(link)}>
              {title}
            </RouterLink>
          </Link>
        ) : (
          title
        )}
        {note && <span className={styles.subtle}>{note}</span>}
      </span>
    ),
  },
  {
    id: 'amount',
    header: text.columns.amount,
    align: 'end',
    width: 88,
    text: ({ amount }) => signed(amount),
    cell: ({ amount }) => <span className={amount > 0 ? styles.gain : styles.loss}>{signed(amount)}</span>,
  },
  {
    id: 'after',
    header: text.columns.after,
    align: 'end',
    width: 88,
    cell: ({ balance_after }) => balance_after,
  },
  {
    id: 'at',
    header: text.columns.at,
    width: 160,
    cell: ({ created_at }) => formatTime(created_at).slice(0, 16),
  },
  {
    id: 'expires',
    header: text.columns.expires,
    width: 120,
    cell: ({ amount, expires_at }) => (amount > 0 ? dayOf(expires_at) || text.never : ''),
  },
];

/** The ledger, newest first; its kind and page are in the address. */
export function Ledger() {
  const { clear, go, put, view } = useListAddress(filters);
  const answer = useLedger(view.kind === '' ? 'all' : view.kind, view.page, view.pageSize);
  const { error, loading, range, retry, rows, total } = useListRows<PointEntry>(answer, view, go);
  return (
    <Card title={text.ledgerTitle}>
      <div className={styles.stack}>
        <KindFilter
          kinds={(['', 'gain', 'loss'] as const).map((kind) => ({ value: kind, label: text.kinds[kind || 'all'] }))}
          label={text.kindFilter}
          onChange={(kind) => put({ kind })}
          value={view.kind}
        />

        {error ? (
          <FailedState
            message={messageOf(error)}
            onRetry={retry}
            requestId={error.requestId || undefined}
            variant="inline"
          />
        ) : (
          <Table
            columns={columns}
            empty={
              view.kind ? (
                <NoMatchState onClear={clear} variant="inline" />
              ) : (
                <EmptyState description={text.noneHelp} variant="inline" title={text.none} />
              )
            }
            label={`${text.ledgerTitle}列表`}
            loading={loading}
            range={range}
            rowKey={({ id }) => id}
            rowLabel={({ title }) => title}
            rows={rows}
          />
        )}
        {total > view.pageSize && (
          <Pagination onValueChange={({ page, pageSize }) => go({ page, pageSize })} value={view} total={total} />
        )}
      </div>
    </Card>
  );
}

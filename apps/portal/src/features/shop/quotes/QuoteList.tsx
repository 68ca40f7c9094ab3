import type { QuoteItem } from '@panome/contract';
import { yuanOf } from '@panome/contract/money';
import { Button } from '@panome/ui/button';
import { Link as TextLink } from '@panome/ui/link';
import { Pagination } from '@panome/ui/pagination';
import { EmptyState, FailedState, NoMatchState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { Link, useNavigate } from 'react-router-dom';
import { messageOf } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { KindFilter, useListAddress, useListRows } from '../../../shared/list/index.ts';
import { useSession } from '../../../shared/session/useSession.ts';
import { useQuotes } from '../api.ts';
import { quotePath, quotesPath, shopPath } from '../paths.ts';
import * as styles from '../Shop.css.ts';
import { quoteText as text } from '../shop.text.ts';

const filters = { state: ['draft', 'sent', 'answered', 'expired'] } as const;
export const stateTones = { draft: 'neutral', sent: 'warning', answered: 'success', expired: 'neutral' } as const;
const dayOf = (time: string) => formatTime(time).slice(0, 10);

const columns: Column<QuoteItem>[] = [
  {
    id: 'number',
    header: text.columns.number,
    width: 160,
    text: ({ number }) => number,
    cell: ({ goods_id, id, number }) => (
      <TextLink asChild>
        <Link to={quotePath(goods_id, id)}>{number}</Link>
      </TextLink>
    ),
  },
  {
    id: 'total',
    header: text.columns.total,
    align: 'end',
    width: 128,
    cell: ({ total_fen }) => yuanOf(total_fen),
  },
  {
    id: 'state',
    header: text.columns.state,
    width: 104,
    text: ({ state }) => text.states[state],
    cell: ({ state }) => <Tag tone={stateTones[state]}>{text.states[state]}</Tag>,
  },
  { id: 'title', header: text.columns.title, minWidth: 160, cell: ({ title }) => title },
  { id: 'samples', header: text.columns.samples, align: 'end', width: 88, cell: ({ samples }) => samples },
  { id: 'until', header: text.columns.until, width: 120, cell: ({ valid_until }) => dayOf(valid_until) },
  {
    id: 'at',
    header: text.columns.at,
    width: 160,
    cell: ({ created_at }) => formatTime(created_at).slice(0, 16),
  },
];

/** The quotes of the session, newest first. */
export function QuoteList() {
  const session = useSession();
  if (session) return <Own />;
  return (
    <EmptyState
      action={
        <Button asChild variant="primary">
          <Link to={`/user/login?redirect=${encodeURIComponent(quotesPath)}`}>{text.loginAct}</Link>
        </Button>
      }
      title={text.login}
    />
  );
}

function Own() {
  const { clear, go, put, view } = useListAddress(filters);
  const navigate = useNavigate();
  const answer = useQuotes(view.state || undefined, view.page, view.pageSize);
  const { error, loading, range, retry, rows, total } = useListRows<QuoteItem>(answer, view, go);
  if (error) return <FailedState message={messageOf(error)} onRetry={retry} requestId={error.requestId || undefined} />;
  if (!loading && total === 0 && !view.state)
    return (
      <EmptyState
        action={
          <Button asChild>
            <Link to={shopPath}>{text.toServices}</Link>
          </Button>
        }
        description={text.noneHelp}
        title={text.none}
      />
    );
  return (
    <div className={styles.stack}>
      <KindFilter
        kinds={(['', ...filters.state] as const).map((state) => ({
          value: state,
          label: state ? text.states[state] : '全部',
        }))}
        label={text.filter}
        onChange={(state) => put({ state })}
        value={view.state}
      />
      <Table
        columns={columns}
        empty={<NoMatchState onClear={clear} variant="inline" />}
        label={text.filter}
        loading={loading}
        onRowActivate={({ goods_id, id }) => void navigate(quotePath(goods_id, id))}
        range={range}
        rowKey={({ id }) => id}
        rowLabel={({ number }) => number}
        rows={rows}
      />
      {total > view.pageSize && (
        <Pagination onValueChange={({ page, pageSize }) => go({ page, pageSize })} value={view} total={total} />
      )}
    </div>
  );
}

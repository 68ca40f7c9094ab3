import { Card } from '@panome/ui/card';
import { Link } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Statistic } from '@panome/ui/statistic';
import { Table, type Column } from '@panome/ui/table';
import type { ResponseOf } from '@panome/contract/client';
import { Link as RouterLink, useNavigate } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { minute } from '../../../shared/format/durations.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useNarrow } from '../../../shared/list/index.ts';
import { Block, PageBody, PageHeader } from '../../../shared/page/index.ts';
import { useNow } from '../../../shared/tasks/index.ts';
import { useAccess } from '../../../shared/session/useAccess.ts';
import * as styles from '../frame/Frame.css.ts';
import { Named } from '../frame/Named.tsx';
import { spanWords } from '../frame/spanWords.ts';
import { OperationCards } from './OperationCards.tsx';
import { inboxText as text } from './inbox.text.ts';
import { listOf, workPath } from './workPaths.ts';

type Inbox = ResponseOf<'staffInbox'>;
type Work = Inbox['longest'][number];

/** 待办: everything that waits for this person. */
export function Page() {
  const { marks } = useAccess();
  const works = marks?.includes('Support') ?? false;
  const answer = useCall('staffInbox', works ? {} : null, { refreshInterval: minute });
  const now = useNow(true, minute);
  return (
    <PageBody>
      <PageHeader description={text.hint} title={text.title} />
      {works ? (
        <>
          <Kinds kinds={answer.data?.kinds ?? []} now={now} />
          <Block
            answer={answer}
            empty={<EmptyState description={text.doneHelp} variant="inline" title={text.done} />}
            height={320}
            isEmpty={({ longest }) => longest.length === 0}
            title={text.longest}
          >
            {({ longest }) => <Longest now={now} work={longest} />}
          </Block>
        </>
      ) : (
        !marks?.includes('Admin') && <EmptyState title={text.none} />
      )}
      {marks?.includes('Admin') && <OperationCards />}
    </PageBody>
  );
}

const Kinds = ({ kinds, now }: { readonly kinds: Inbox['kinds']; readonly now: number }) => (
  <ul aria-label={text.areas} className={styles.cards} role="list">
    {kinds.map(({ kind, oldest, waiting }) => (
      <li key={kind}>
        <Card interactive>
          <Statistic
            detail={oldest ? text.oldest(spanWords(now - Date.parse(oldest))) : text.nothing}
            label={
              <Link asChild tone="neutral">
                <RouterLink to={listOf(kind)}>{text.work[kind]}</RouterLink>
              </Link>
            }
            value={waiting}
          />
        </Card>
      </li>
    ))}
  </ul>
);

function Longest({ now, work }: { readonly work: readonly Work[]; readonly now: number }) {
  const navigate = useNavigate();
  const narrow = useNarrow();
  const waitOf = ({ since }: Work) => spanWords(now - Date.parse(since));
  const what: Column<Work> = {
    id: 'what',
    header: text.what,
    minWidth: 200,
    text: ({ title }) => title,
    cell: ({ email, id, kind, number, since, title }) => (
      <Named
        detail={[text.work[kind], number, narrow ? spanWords(now - Date.parse(since)) : ''].filter(Boolean).join(' · ')}
        title={title || number || email}
        to={workPath(kind, id)}
      />
    ),
  };
  const columns: Column<Work>[] = [
    what,
    { id: 'customer', header: text.customer, width: 240, cell: ({ email }) => email },
    { id: 'asked', header: text.asked, width: 176, cell: ({ since }) => formatTime(since) },
    { id: 'since', header: text.since, width: 112, align: 'end', text: waitOf, cell: waitOf },
  ];
  return (
    <Table
      columns={narrow ? [what] : columns}
      label={text.longestTable}
      onRowActivate={({ id, kind }) => void navigate(workPath(kind, id))}
      rowKey={({ id, kind }) => `${kind} ${id}`}
      rowLabel={({ number, title }) => `${number} ${title}`}
      rows={work}
    />
  );
}

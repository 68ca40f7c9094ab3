import type { ResponseOf } from '@panome/contract/client';
import { Descriptions } from '@panome/ui/descriptions';
import { Heading } from '@panome/ui/heading';
import { Link } from '@panome/ui/link';
import { EmptyState } from '@panome/ui/state';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { Link as RouterLink } from 'react-router-dom';
import { useCall } from '../../../shared/api/index.ts';
import { Block } from '../../../shared/page/index.ts';
import { taskPath } from '../../../shared/tasks/index.ts';
import * as styles from '../Proteins.css.ts';
import { detailText as text } from './detail.text.ts';
import { groupValues, shortNumber, type GroupValues } from './groupValues.ts';

type Found = ResponseOf<'proteinQuantification'>['tables'][number];

const columns: readonly Column<GroupValues>[] = [
  { id: 'group', header: text.group, cell: ({ group }) => group },
  {
    id: 'samples',
    header: text.samples,
    cell: ({ samples, seen }) => `${seen} / ${samples.length}`,
    align: 'end',
    width: 90,
  },
  { id: 'mean', header: text.mean, cell: ({ mean }) => shortNumber(mean), align: 'end', width: 120 },
  {
    id: 'range',
    header: text.range,
    cell: ({ high, low }) => (low === null ? text.noValue : `${shortNumber(low)} – ${shortNumber(high)}`),
    align: 'end',
    width: 220,
  },
  {
    id: 'values',
    header: text.values,
    cell: ({ samples }) => samples.map(({ value }) => (value === null ? text.noValue : shortNumber(value))).join('、'),
    text: ({ samples }) => samples.map(({ sample, value }) => `${sample}=${value ?? ''}`).join('; '),
    minWidth: 240,
  },
];

const OneTable = ({ found }: { readonly found: Found }) => (
  <section className={styles.part}>
    <div className={styles.links}>
      <Heading level={3} size="body">
        {found.title} · {found.table} · {found.name}
      </Heading>
      {found.from === 'task' && (
        <Link asChild>
          <RouterLink to={taskPath(found.id)}>{text.openTask}</RouterLink>
        </Link>
      )}
    </div>
    {found.samples.length > 0 ? (
      <Table
        columns={columns}
        density="compact"
        label={`${found.title} ${found.table}`}
        rowKey={({ group }) => group}
        rows={groupValues(found.samples)}
      />
    ) : (
      <Descriptions
        columns={3}
        items={found.cells.map(({ column, value }) => ({
          label: column,
          value: typeof value === 'number' ? shortNumber(value) : value,
        }))}
      />
    )}
  </section>
);

type Answer = ResponseOf<'proteinQuantification'>;

/** Sites alone are found, too: they stand at the sequence. */
const NotFound = ({ answer }: { readonly answer: Answer | undefined }) => {
  const sites = answer?.sites.length ?? 0;
  const help = sites > 0 ? text.ownSitesOnly(sites) : text.ownNoneHelp(answer?.looked ?? 0);
  return (
    <EmptyState
      description={[help, unreadOf(answer?.unread)].filter(Boolean).join('；')}
      title={sites > 0 ? text.ownNoRows : text.ownNone}
      variant="inline"
    />
  );
};

const unreadOf = (unread = 0): string => (unread > 0 ? text.ownUnread(unread) : '');

/** The protein in the reader's own results and in projects that may be seen. */
export function Quantification({ accession }: { readonly accession: string }) {
  const answer = useCall('proteinQuantification', { accession }, { revalidateOnFocus: false });
  return (
    <Block
      answer={answer}
      empty={<NotFound answer={answer.data} />}
      height={160}
      isEmpty={({ tables }) => tables.length === 0}
      title={text.own}
    >
      {({ left, tables, unread }) => (
        <div className={styles.part}>
          <Text size="secondary" tone="muted">
            {[text.ownHelp, left > 0 ? text.ownLeft(left) : '', unreadOf(unread)].filter(Boolean).join('；')}
          </Text>
          {tables.map((found) => (
            <OneTable found={found} key={`${found.id} ${found.table} ${found.name} ${found.cells.length}`} />
          ))}
        </div>
      )}
    </Block>
  );
}

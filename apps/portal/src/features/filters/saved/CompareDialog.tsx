import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Heading } from '@panome/ui/heading';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { FailedState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { messageOf, useCall } from '../../../shared/api/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterItem } from '../filterTypes.ts';

/** Names shown of each set. */
const most = 200;

type CompareDialogProps = {
  readonly filters: readonly [FilterItem, FilterItem] | null;
  readonly onClose: () => void;
};

/** Two filters side by side: their conditions, and the rows that both keep or only one of them. */
export const CompareDialog = ({ filters, onClose }: CompareDialogProps) => (
  <Dialog onOpenChange={(open) => !open && onClose()} open={filters !== null}>
    {filters && (
      <DialogContent size="large" title={text.compareTitle}>
        <Comparison filters={filters} />
      </DialogContent>
    )}
  </Dialog>
);

function Comparison({ filters: [left, right] }: { readonly filters: readonly [FilterItem, FilterItem] }) {
  const { data, error, mutate } = useCall(
    'dataFilterCompare',
    { left: left.id, right: right.id },
    { refreshInterval: (latest) => (latest?.state === 'running' ? 1_000 : 0) },
  );
  if (error && !data) return <FailedState message={messageOf(error)} onRetry={() => void mutate()} variant="inline" />;
  if (!data || data.state === 'running') return <Skeleton height={240} shape="block" />;
  const { conditions, names } = data;
  return (
    <Stack>
      <div className={styles.sides}>
        <Set items={conditions.both} title={text.sameConditions} />
        <Set items={conditions.left} title={text.onlyConditions(left.name)} />
        <Set items={conditions.right} title={text.onlyConditions(right.name)} />
      </div>
      <div className={styles.sides}>
        <Set count={names.both.count} items={names.both.first} title={text.both} />
        <Set count={names.left.count} items={names.left.first} title={text.only(left.name)} />
        <Set count={names.right.count} items={names.right.first} title={text.only(right.name)} />
      </div>
    </Stack>
  );
}

type SetProps = { readonly title: string; readonly items: readonly string[]; readonly count?: number };

const Set = ({ count, items, title }: SetProps) => (
  <Stack space="xsmall">
    <Heading level={3}>{count === undefined ? title : `${title} · ${text.names_(count)}`}</Heading>
    <div className={styles.words}>
      <Text as="p" tone={items.length > 0 ? 'neutral' : 'muted'}>
        {items.length > 0 ? items.slice(0, most).join('、') : text.noneOf}
      </Text>
    </div>
  </Stack>
);

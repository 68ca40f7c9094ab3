import { useAlert } from '@panome/ui/alert-dialog';
import { Button } from '@panome/ui/button';
import { Card } from '@panome/ui/card';
import { Pagination } from '@panome/ui/pagination';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState } from '@panome/ui/state';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { ListEmpty, SearchBox, useListAddress } from '../../../shared/list/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useLiterature, useRefresh } from '../api.ts';
import { crawlerText as text } from './crawler.text.ts';
import * as styles from './Crawler.css.ts';
import { ImportButton } from './ImportButton.tsx';
import { LiteratureItem } from './LiteratureItem.tsx';

const filters = { search: 'text' } as const;

type LiteratureListProps = { readonly chosen: readonly string[]; readonly onChoose: (ids: readonly string[]) => void };

/** The own literature: imported, found, chosen and deleted. */
export function LiteratureList({ chosen, onChoose }: LiteratureListProps) {
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const { data, error, mutate } = useLiterature(view.search, view.page, view.pageSize);
  const refresh = useRefresh();
  const alert = useAlert();
  const tell = useTell();
  const remove = async () => {
    const sure = await alert.confirm({
      title: text.removeTitle(chosen.length),
      description: text.removeHelp,
      action: text.remove,
      cancel: text.keep,
      tone: 'danger',
    });
    if (!sure) return;
    try {
      await call('literatureDelete', { ids: chosen.slice(0, 100).join(',') });
      tell.done(text.removed);
      onChoose(chosen.slice(100));
      await refresh('literatureList');
    } catch (failure) {
      tell.failed(failure);
    }
  };
  const rows = data?.data ?? [];
  return (
    <div className={styles.column}>
      <ImportButton />
      <div className={styles.row}>
        <SearchBox label={text.search} onSearch={(search) => put({ search })} value={view.search} />
        {data && <span className={styles.muted}>{text.found(data.total)}</span>}
        {chosen.length > 0 && (
          <>
            <span role="status">{text.chosen(chosen.length)}</span>
            <Button onClick={() => onChoose([])} size="small" variant="quiet">
              {text.clear}
            </Button>
            <Allowed call="literatureDelete">
              <Button onClick={() => void remove()} size="small">
                {text.remove}
              </Button>
            </Allowed>
          </>
        )}
      </div>
      <Card padding="none">
        {!data && !error && <Skeleton height={320} shape="block" />}
        {(data || error) && rows.length === 0 && (
          <ListEmpty
            error={data ? undefined : error}
            onClear={(filtered || view.page > 1) && clear}
            onRetry={() => void mutate()}
          >
            <EmptyState description={text.noneHelp} title={text.none} />
          </ListEmpty>
        )}
        <ul aria-label={text.literature} className={styles.records} role="list">
          {rows.map((record) => (
            <LiteratureItem
              chosen={chosen.includes(record.id)}
              key={record.id}
              onChoose={(checked) =>
                onChoose(checked ? [...chosen, record.id] : chosen.filter((id) => id !== record.id))
              }
              record={record}
            />
          ))}
        </ul>
      </Card>
      {data && data.total > 0 && (
        <Pagination onValueChange={({ page, pageSize }) => go({ page, pageSize })} value={view} total={data.total} />
      )}
    </div>
  );
}

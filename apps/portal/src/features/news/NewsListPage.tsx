import { Pagination } from '@panome/ui/pagination';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState, NoMatchState } from '@panome/ui/state';
import { messageOf } from '../../shared/api/index.ts';
import { KindFilter, useListAddress } from '../../shared/list/index.ts';
import { NewsCards, newsFailed } from '../../shared/news/index.ts';
import { PageBody, PageHeader, useLate } from '../../shared/page/index.ts';
import { useNewsPage } from './api.ts';
import * as styles from './News.css.ts';
import { newsText as text } from './news.text.ts';

const filters = { kind: ['动态', '产品', '活动'] } as const;

/** All news; the kind and the page are in the address. */
export function Page() {
  const { clear, go, put, view } = useListAddress(filters);
  const { data, error, mutate } = useNewsPage(view.kind, view.page, view.pageSize);
  const late = useLate();
  const rows = data?.data ?? [];
  return (
    <PageBody>
      <PageHeader description={text.description} title={text.title} />
      <KindFilter
        kinds={(['', ...filters.kind] as const).map((kind) => ({ value: kind, label: kind || text.all }))}
        label={text.filter}
        onChange={(kind) => put({ kind })}
        value={view.kind}
      />
      {!data && error && (
        <FailedState
          message={`${newsFailed}：${messageOf(error)}`}
          onRetry={() => void mutate()}
          requestId={error.requestId || undefined}
        />
      )}
      {!data && !error && (
        <div aria-busy className={styles.waiting}>
          {late && <Skeleton height={320} shape="block" />}
        </div>
      )}
      {data &&
        rows.length === 0 &&
        (view.kind || view.page > 1 ? (
          <NoMatchState onClear={clear} />
        ) : (
          <EmptyState description={text.noneHelp} title={text.none} />
        ))}
      {rows.length > 0 && <NewsCards label={text.list} news={rows} />}
      {data && data.total > 0 && (
        <Pagination onValueChange={({ page, pageSize }) => go({ page, pageSize })} value={view} total={data.total} />
      )}
    </PageBody>
  );
}

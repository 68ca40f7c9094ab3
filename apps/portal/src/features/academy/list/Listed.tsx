import { Pagination } from '@panome/ui/pagination';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState } from '@panome/ui/state';
import { VisuallyHidden } from '@panome/ui/visually-hidden';
import type { ReactNode } from 'react';
import { FilterSelect, ListEmpty, useListRows, type ListView } from '../../../shared/list/index.ts';
import * as styles from '../Academy.css.ts';
import { academyText as text } from '../academy.text.ts';
import { families, topics, type narrowing } from '../filters.ts';

type View = ListView<typeof narrowing>;
type ListedProps<Row> = {
  readonly address: {
    readonly view: View;
    readonly filtered: boolean;
    readonly clear: () => void;
    readonly put: (change: Partial<View>) => void;
    readonly go: (change: Partial<View>, options?: { replace?: boolean }) => void;
  };
  readonly answer: Parameters<typeof useListRows<Row>>[0];
  /** Further filters, before those of topic and omics. */
  readonly filters?: ReactNode;
  readonly children: (rows: readonly Row[]) => ReactNode;
};

/** A list of the academy: topic and omics in the address, the rows, and the states of having none. */
export function Listed<Row>({ address, answer, children, filters }: ListedProps<Row>) {
  const { clear, filtered, go, put, view } = address;
  const { error, loading, retry, rows, total } = useListRows(answer, view, go);
  return (
    <>
      <div className={styles.filters}>
        {filters}
        <FilterSelect
          all={text.allTopics}
          choices={topics}
          label={text.topic}
          labels={Object.fromEntries(topics.map((topic) => [topic, topic])) as Record<(typeof topics)[number], string>}
          onChoose={(topic) => put({ topic })}
          value={view.topic}
        />
        <FilterSelect
          all={text.allFamilies}
          choices={families}
          label={text.family}
          labels={text.families}
          onChoose={(family) => put({ family })}
          value={view.family}
        />
      </div>
      <VisuallyHidden role="status">{filtered && !loading && !error ? text.found(total) : ''}</VisuallyHidden>
      {loading && rows.length === 0 && <Skeleton height={320} shape="block" />}
      {!loading && rows.length === 0 && (
        <ListEmpty error={error} onClear={filtered && clear} onRetry={retry}>
          <EmptyState description={text.noneHelp} title={text.none} />
        </ListEmpty>
      )}
      {rows.length > 0 && children(rows)}
      {total > 0 && (
        <Pagination onValueChange={({ page, pageSize }) => go({ page, pageSize })} value={view} total={total} />
      )}
    </>
  );
}

import { Card } from '@panome/ui/card';
import { List } from '@panome/ui/list';
import { Pagination } from '@panome/ui/pagination';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { KindFilter, ListEmpty, useListAddress } from '../../shared/list/index.ts';
import { PageBody, PageHeader, useLate } from '../../shared/page/index.ts';
import { useQuestionnaires } from './api.ts';
import { QuestionnaireItem } from './QuestionnaireItem.tsx';
import * as styles from './Questionnaires.css.ts';
import { questionnairesText as text } from './questionnaires.text.ts';

const filters = { state: ['answered', 'closed', 'all'] } as const;

/** The questionnaires by what became of them; state and page are in the address. */
export function Page() {
  const { clear, filtered, go, put, view } = useListAddress(filters);
  const { data, error, mutate } = useQuestionnaires(view.state || 'open', view.page, view.pageSize);
  const late = useLate();
  const rows = data?.data ?? [];
  return (
    <PageBody>
      <PageHeader description={text.description} title={text.title} />
      <Stack>
        <KindFilter
          kinds={(['', ...filters.state] as const).map((state) => ({ value: state, label: text.filters[state] }))}
          label={text.filter}
          onChange={(state) => put({ state })}
          value={view.state}
        />
        <Card padding="none">
          {!data && !error && (
            <div aria-busy className={styles.waiting}>
              {late && <Skeleton height={200} shape="block" />}
            </div>
          )}
          {(data || error) && rows.length === 0 && (
            <ListEmpty
              error={data ? undefined : error}
              onClear={(filtered || view.page > 1) && clear}
              onRetry={() => void mutate()}
            >
              <EmptyState description={text.noneHelp} title={text.none} />
            </ListEmpty>
          )}
          {rows.length > 0 && (
            <List label={text.list} variant="inset">
              {rows.map((row) => (
                <QuestionnaireItem key={row.id} questionnaire={row} />
              ))}
            </List>
          )}
        </Card>
        {data && data.total > 0 && (
          <Pagination onValueChange={({ page, pageSize }) => go({ page, pageSize })} value={view} total={data.total} />
        )}
      </Stack>
    </PageBody>
  );
}

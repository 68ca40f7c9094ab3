import { Button } from '@panome/ui/button';
import { Pagination } from '@panome/ui/pagination';
import { Skeleton } from '@panome/ui/skeleton';
import { Stack } from '@panome/ui/stack';
import { EmptyState, FailedState, NoMatchState } from '@panome/ui/state';
import { Text } from '@panome/ui/text';
import { useCallback, useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { messageOf, useCallPage } from '../../../shared/api/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { SearchBox } from '../../../shared/list/index.ts';
import { toolListPath } from '../../../shared/tasks/index.ts';
import * as styles from './Picker.css.ts';
import { pickerText as text } from './picker.text.ts';

const pageSize = 10;

/** The finished tasks, newest first. */
export function TaskChoice({ onChoose }: { onChoose: (task: string) => void }) {
  const [{ name, page }, setView] = useState({ name: '', page: 1 });
  const search = useCallback((value: string) => setView({ name: value, page: 1 }), []);
  const { data, error, mutate } = useCallPage('taskList', {
    state: 'succeeded',
    name: name || undefined,
    page,
    size: pageSize,
  });
  if (error && !data)
    return (
      <FailedState
        message={messageOf(error)}
        onRetry={() => void mutate()}
        requestId={error.requestId || undefined}
        variant="inline"
      />
    );
  if (!data) return <Skeleton height={280} shape="block" />;
  if (data.total === 0 && name === '') {
    return (
      <EmptyState
        action={
          <Button asChild>
            <RouterLink to={toolListPath}>{text.toTools}</RouterLink>
          </Button>
        }
        description={text.noTasksHint}
        variant="inline"
        title={text.noTasks}
      />
    );
  }
  return (
    <Stack>
      <div className={styles.search}>
        <SearchBox label={text.search} onSearch={search} value={name} />
      </div>
      {data.total === 0 && <NoMatchState onClear={() => search('')} variant="inline" />}
      {/* Safari drops the list role from lists without marks. */}
      <ul aria-label={text.tasks} className={styles.list} role="list">
        {data.data.map((task) => (
          <li key={task.id}>
            <button className={styles.task} onClick={() => onChoose(task.id)} type="button">
              <Text weight="strong">{task.name}</Text>
              <Text
                size="secondary"
                tone="muted"
              >{`${task.tool_title} · ${text.finished} ${formatTime(task.finished_at)}`}</Text>
            </button>
          </li>
        ))}
      </ul>
      {data.total > pageSize && (
        <Pagination
          onValueChange={(next) => setView({ name, page: next.page })}
          value={{ page, pageSize }}
          sizes={[pageSize]}
          total={data.total}
        />
      )}
    </Stack>
  );
}

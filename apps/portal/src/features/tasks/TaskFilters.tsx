import { Button } from '@panome/ui/button';
import { DateRangeField } from '@panome/ui/date-range-field';
import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { useCallback } from 'react';
import { SearchBox } from '../../shared/list/index.ts';
import { tasksText } from '../../shared/tasks/index.ts';
import { useTaskCounts } from './api.ts';
import { taskListText as text } from './taskList.text.ts';
import * as styles from './Tasks.css.ts';
import { isFiltered, noFilter, states, times, type TaskView } from './taskView.ts';
import type { GoTo } from './useTaskView.ts';

/** Stands for no filter, since an option of a Select must not be empty. */
const all = 'all';

/** Narrows the list by name, state, tool and day; what is chosen stands in the address. */
export function TaskFilters({ go, view }: { view: TaskView; go: GoTo }) {
  const words = useText(tasksText);
  const { data } = useTaskCounts(view);
  const put = (change: Partial<TaskView>) => go({ ...change, page: 1 }, { replace: true });
  const search = useCallback((name: string) => go({ name, page: 1 }, { replace: true }), [go]);
  const countOf = (state: string) => data?.states.find((entry) => entry.state === state)?.count ?? 0;
  const tools = data?.tools ?? [];
  const known = tools.some(({ tool_id }) => tool_id === view.tool) || view.tool === '';
  return (
    <div aria-label={text.filters} className={styles.filters} role="search">
      <SearchBox label={text.search} onSearch={search} value={view.name} />
      <div className={styles.filter}>
        <Select
          label={text.state}
          labelHidden
          onValueChange={(state) => put({ state: states.find((one) => one === state) ?? '' })}
          options={[
            { value: all, label: text.allStates },
            ...states.map((state) => ({ value: state, label: text.counted(words[state], countOf(state)) })),
          ]}
          value={view.state || all}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label={text.tool}
          labelHidden
          onValueChange={(tool) => put({ tool: tool === all ? '' : tool })}
          options={[
            { value: all, label: text.allTools },
            ...tools.map(({ count, title, tool_id }) => ({ value: tool_id, label: text.counted(title, count) })),
            // The other filters leave none of the chosen tool; it stays chosen all the same.
            ...(known ? [] : [{ value: view.tool, label: text.counted(text.chosenTool, 0) }]),
          ]}
          value={view.tool || all}
        />
      </div>
      <div className={styles.filter}>
        <Select
          label={text.time}
          labelHidden
          onValueChange={(time) => put({ time: times.find((one) => one === time) ?? '', from: '', to: '' })}
          options={[
            { value: all, label: text.times[''] },
            ...times.map((time) => ({ value: time, label: text.times[time] })),
          ]}
          value={view.time || all}
        />
      </div>
      {view.time === 'range' && (
        <div className={styles.date}>
          <DateRangeField
            label={text.range}
            labelHidden
            onValueChange={put}
            presets={[]}
            value={{ from: view.from, to: view.to }}
          />
        </div>
      )}
      {isFiltered(view) && (
        <Button onClick={() => go(noFilter, { replace: true })} variant="quiet">
          {text.reset}
        </Button>
      )}
    </div>
  );
}

import { Inline } from '@panome/ui/inline';
import { Link } from '@panome/ui/link';
import { Text } from '@panome/ui/text';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { KindFilter } from '../../../shared/list/index.ts';
import { taskListPath } from '../../../shared/tasks/index.ts';
import { WorkspacePage } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';
import { ChartList } from './ChartList.tsx';
import { RunList } from './RunList.tsx';

/** 任务列表: the runs on these data, or every step of them with its charts. */
export const Page = () => (
  <WorkspacePage page="mission-list">
    <Missions />
  </WorkspacePage>
);

const kinds = [
  { value: 'runs', label: text.runs },
  { value: 'charts', label: text.runCharts },
] as const;

function Missions() {
  const [query, setQuery] = useSearchParams();
  const view = query.get('view') === 'charts' ? 'charts' : 'runs';
  const change = (next: 'runs' | 'charts') =>
    setQuery((before) => {
      const scheme = before.get('scheme');
      return new URLSearchParams({ ...(scheme && { scheme }), ...(next === 'charts' && { view: next }) });
    });
  return (
    <>
      <Inline justify="between" space="medium">
        <KindFilter kinds={kinds} label={text.viewsLabel} onChange={change} value={view} />
        <Text size="secondary" tone="muted">
          {`${text.singleTasks} `}
          <Link asChild underline>
            <RouterLink to={taskListPath}>{text.toTasks}</RouterLink>
          </Link>
        </Text>
      </Inline>
      {view === 'runs' ? <RunList /> : <ChartList />}
    </>
  );
}

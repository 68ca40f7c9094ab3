import { Link } from '@panome/ui/link';
import { Inline } from '@panome/ui/inline';
import { Text } from '@panome/ui/text';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import { useCallPage } from '../../../shared/api/index.ts';
import { RunState } from '../../../shared/flows/index.ts';
import { formatTime } from '../../../shared/format/format.ts';
import { useWorkspace } from '../../../shared/workspace/index.ts';
import { modularText as text } from '../modular.text.ts';

/** The latest runs of this version on these data; nothing without any. A failure says nothing: the list has it all. */
export function FormerRuns() {
  const { pathOf, source } = useWorkspace();
  const [query] = useSearchParams();
  const { data } = useCallPage('listOfMetaWorkflow', {
    version_id: source.version_id,
    project_id: source.project_id,
    page: 1,
    size: 3,
  });
  if (!data || data.data.length === 0) return null;
  const pathTo = (run: string) => {
    const next = new URLSearchParams(query);
    next.set('run', run);
    return `?${next.toString()}`;
  };
  return (
    <Inline space="medium">
      <Text tone="muted">{text.formerRuns}</Text>
      {data.data.map(({ created_at, id, name, state }) => (
        <Inline key={id} space="xsmall">
          <Link asChild>
            <RouterLink to={pathTo(id)}>{`${name} · ${formatTime(created_at)}`}</RouterLink>
          </Link>
          <RunState state={state} />
        </Inline>
      ))}
      <Link asChild tone="muted">
        <RouterLink to={pathOf('mission-list')}>{text.allRuns}</RouterLink>
      </Link>
    </Inline>
  );
}

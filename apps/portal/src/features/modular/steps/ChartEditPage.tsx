import { Button } from '@panome/ui/button';
import { EmptyState } from '@panome/ui/state';
import { Link } from 'react-router-dom';
import { RunView, useRun } from '../../../shared/flows/index.ts';
import { ModularPage, useModular } from './ModularPage.tsx';
import { stepsText as text } from './steps.text.ts';

/** 图表编辑: the run as it goes, and each of its charts with its settings. */
export const Page = () => (
  <ModularPage ready={({ run }) => run !== ''} step="analysis-chart-edit">
    <Edit />
  </ModularPage>
);

function Edit() {
  const { run } = useModular();
  return run ? <OpenRun id={run} key={run} /> : <NoRun />;
}

/** A step that is about a run, without one. */
export function NoRun() {
  const { pathOf } = useModular();
  return (
    <EmptyState
      action={
        <Button asChild variant="primary">
          <Link to={pathOf('analysis-description')}>{text.toAnalysis}</Link>
        </Button>
      }
      description={text.runFirstHelp}
      title={text.runFirst}
    />
  );
}

function OpenRun({ id }: { readonly id: string }) {
  const { pathOf } = useModular();
  const { error, refresh, run } = useRun(id);
  return (
    <RunView
      back={
        <Button asChild>
          <Link to={pathOf('analysis-list', { run: '' })}>{text.toList}</Link>
        </Button>
      }
      error={error}
      refresh={refresh}
      run={run}
    />
  );
}

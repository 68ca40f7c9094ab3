import { Card } from '@panome/ui/card';
import { Disclosure } from '@panome/ui/disclosure';
import { Skeleton } from '@panome/ui/skeleton';
import { EmptyState, FailedState } from '@panome/ui/state';
import type { ReactNode } from 'react';
import { messageOf, type CallError } from '../../api/index.ts';
import { useNarrow } from '../../list/index.ts';
import { LinkedBar } from '../../run/result/linked/LinkedBar.tsx';
import { LinkedSelection } from '../../run/result/linked/LinkedSelection.tsx';
import { flowsText as text } from '../flows.text.ts';
import type { WholeRun } from '../flowTypes.ts';
import * as styles from './Run.css.ts';
import { RunCard } from './RunCard.tsx';
import { RunGallery } from './RunGallery.tsx';
import { StepList } from './StepList.tsx';

type RunViewProps = {
  /** Of `useRun`. */
  readonly run: WholeRun | undefined;
  readonly error: CallError | undefined;
  readonly refresh: () => void;
  /** Further ways on, in the menu behind 更多. */
  readonly items?: ReactNode;
  /** The way on from a run that is not there. */
  readonly back: ReactNode;
};

/** A run from its first step to its last chart: progress, steps, and what came out, as it comes. */
export function RunView({ back, error, items, refresh, run }: RunViewProps) {
  if (!run && error)
    return error.status === 404 || error.kind === 'forbidden' ? (
      <EmptyState action={back} description={text.noRunHelp} title={text.noRun} />
    ) : (
      <FailedState
        message={`${text.loadFailed}：${messageOf(error)}`}
        onRetry={refresh}
        requestId={error.requestId || undefined}
      />
    );
  if (!run) return <Skeleton height={320} shape="block" />;
  return (
    <LinkedSelection>
      <RunCard items={items} run={run} />
      <div className={styles.board}>
        <div>
          <RunGallery steps={run.steps} />
          <LinkedBar projectId={run.project_id} />
        </div>
        <div className={styles.aside}>
          <Steps run={run} />
        </div>
      </div>
    </LinkedSelection>
  );
}

/** Beside the charts; above them, folded, where there is no room. */
function Steps({ run: { steps } }: { readonly run: WholeRun }) {
  const narrow = useNarrow();
  if (!narrow)
    return (
      <Card title={text.steps}>
        <StepList steps={steps} />
      </Card>
    );
  return (
    <Card>
      <Disclosure variant="quiet" summary={text.steps}>
        <StepList steps={steps} />
      </Disclosure>
    </Card>
  );
}

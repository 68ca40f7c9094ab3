import type { ReactNode } from 'react';
import { useText, type TextOf } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { EmptyState, FailedState } from '../state/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import type { ChartProblem } from './useChartView.ts';

/** Why there is no chart. */
export type ChartState =
  | { readonly kind: 'loading' }
  | {
      readonly kind: 'failed';
      readonly message?: ReactNode;
      readonly requestId?: string;
      readonly onRetry?: () => void;
    }
  | {
      readonly kind: 'tooMuch';
      /** How many records there are, and up to how many are drawn. */
      readonly count: number;
      readonly limit: number;
      /** A button that makes them fewer, e.g. 筛选. */
      readonly action?: ReactNode;
    };

type CoverProps = {
  readonly state: ChartState | undefined;
  readonly problem: ChartProblem | null;
  readonly loading: boolean;
  readonly nothing: boolean;
};

/** What stands in the place of a chart that is not there. */
export function ChartCover(props: CoverProps) {
  const content = useContent(props);
  return content && <div className={styles.cover}>{content}</div>;
}

function reasonOf(problem: ChartProblem, text: TextOf<typeof chartPanelText>): string {
  if (problem.of === 'package') return text.notInstalled(problem.wanted);
  return problem.of === 'option' ? text.unregistered(problem.series, problem.maps) : text.broken;
}

function useContent({ loading, nothing, problem, state }: CoverProps): ReactNode {
  const text = useText(chartPanelText);
  if (state?.kind === 'failed') {
    const { kind: _, ...failed } = state;
    return <FailedState variant="inline" {...failed} />;
  }
  if (state?.kind === 'tooMuch')
    return (
      <EmptyState
        action={state.action}
        description={text.tooMuchHelp}
        variant="inline"
        title={text.tooMuch(state.count, state.limit)}
      />
    );
  if (problem) return <FailedState message={reasonOf(problem, text)} variant="inline" />;
  if (state?.kind === 'loading' || loading) {
    return (
      <span aria-busy>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Spinner />
      </span>
    );
  }
  return nothing ? <EmptyState description={text.emptyHelp} variant="inline" title={text.empty} /> : null;
}

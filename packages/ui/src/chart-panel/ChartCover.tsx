import type { ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import { Spinner } from '../spinner/index.ts';
import { EmptyState, FailedState } from '../state/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';

/** Why there is no chart yet. */
export type ChartState = { readonly kind: 'loading' } | { readonly kind: 'failed'; readonly message?: ReactNode; readonly requestId?: string; readonly onRetry?: () => void };

type CoverProps = { readonly state: ChartState | undefined; readonly error: boolean; readonly loading: boolean; readonly nothing: boolean };

/** What stands in the place of a chart that is not there. */
export function ChartCover({ error, loading, nothing, state }: CoverProps) {
  const text = useText(chartPanelText);
  if (state?.kind === 'failed') {
    const { kind: _, ...failed } = state;
    return <div className={styles.cover}><FailedState size="inline" {...failed} /></div>;
  }
  if (error) return <div className={styles.cover}><FailedState message={text.broken} size="inline" /></div>;
  if (state?.kind === 'loading' || loading) {
    return (
      <div aria-busy className={styles.cover}>
        <VisuallyHidden>{text.loading}</VisuallyHidden>
        <Spinner />
      </div>
    );
  }
  return nothing ? <div className={styles.cover}><EmptyState description={text.emptyHelp} size="inline" title={text.empty} /></div> : null;
}

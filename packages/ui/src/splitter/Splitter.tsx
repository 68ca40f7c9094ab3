import { useId, type ReactNode } from 'react';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './Splitter.css.ts';
import { splitterText } from './Splitter.text.ts';
import { SplitterPane } from './SplitterPane.tsx';
import { useSplitter } from './useSplitter.ts';

export type SplitterProps = PassedOn<'div'> & {
  /** What the first pane holds; names the separator, e.g. `目录`. */
  label: string;
  /** Two panes: the first gets its share, the second the rest. */
  children: readonly [first: ReactNode, second: ReactNode];
  /** Side by side, or one above the other; `horizontal` by default. */
  orientation?: 'horizontal' | 'vertical';
  /** The share of the first pane in percent; 0 while it is collapsed. */
  value?: number;
  /** The share at the start, and after a double click; 30 by default. */
  defaultValue?: number;
  /** Another share, while it is dragged too. Keep it to have it remembered. */
  onValueChange?: (share: number) => void;
  /** The least and the greatest share in percent, 15 and 85 by default. */
  limits?: readonly [min: number, max: number];
};

/**
 * Two panes with a line between them that can be moved. Narrow places set the panes one below the other, without the
 * line.
 *
 * Give what is around it a height: the panes scroll on their own.
 *
 * When not to use: where the sizes are known use `Columns`; for facts that come and go use `Drawer`.
 */
export const Splitter = withRef(function Splitter({
  label,
  children,
  orientation = 'horizontal',
  value,
  defaultValue = 30,
  onValueChange,
  limits: [min, max] = [15, 85],
  ...native
}: SplitterProps) {
  const text = useText(splitterText);
  const paneId = useId();
  const vertical = orientation === 'vertical';
  const splitter = useSplitter({ value, defaultValue, onValueChange, min, max, vertical });
  const { frame } = splitter;
  const [first, second] = children;
  return (
    <div {...native} className={styles.frame}>
      <div
        className={styles.panes}
        data-collapsed={splitter.collapsed ? '' : undefined}
        data-dragging={splitter.dragging ? '' : undefined}
        data-orientation={orientation}
        ref={frame}
        style={inlineVars({ [styles.share]: `${splitter.size}%` })}
      >
        <SplitterPane className={styles.first} id={paneId}>
          {first}
        </SplitterPane>
        {/* A separator with a value is a control. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          {...splitter.separator}
          aria-controls={paneId}
          aria-label={label}
          aria-orientation={vertical ? 'horizontal' : 'vertical'}
          aria-valuemax={max}
          aria-valuemin={0}
          aria-valuenow={Math.round(splitter.size)}
          className={styles.separator}
          role="separator"
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          title={text.keys}
        />
        <SplitterPane className={styles.second}>{second}</SplitterPane>
      </div>
    </div>
  );
});

import { useId, useState, type RefObject } from 'react';
import { useText } from '../locale/index.ts';
import { inlineVars } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import { ChartCover, type ChartState } from './ChartCover.tsx';
import { chartKey } from './chartKey.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import type { ChartProblem } from './useChartView.ts';
import type { ChartDrawing, ChartView } from './engine/index.ts';

type FigureProps = {
  readonly title: string;
  readonly drawing: ChartDrawing | null;
  readonly view: ChartView | null;
  /** There are axes to move over, and points or cells to read. */
  readonly interactive: boolean;
  readonly labelling: boolean;
  readonly selecting: boolean;
  /** A figure without axes has no points to walk through: it is magnified as a whole. */
  readonly whole: boolean;
  readonly zoomed: boolean;
  /** Pixels where the page decides the height. */
  readonly height: number;
  readonly state: ChartState | undefined;
  readonly problem: ChartProblem | null;
  readonly drawable: boolean;
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly host: RefObject<HTMLDivElement | null>;
};

/**
 * The picture with its sentence. Around the picture lies an area that takes keys: screen readers then leave the arrow
 * keys to the chart, and what an arrow comes to is read out.
 */
export function ChartFigure({
  drawable,
  drawing,
  frame,
  height,
  host,
  interactive,
  labelling,
  problem,
  selecting,
  state,
  title,
  view,
  whole,
  zoomed,
}: FigureProps) {
  const text = useText(chartPanelText);
  const [read, setRead] = useState('');
  const keys = useId();
  const area = interactive
    ? {
        'aria-describedby': keys,
        'aria-label': (whole ? text.areaWhole : text.area)(title),
        role: 'application',
        tabIndex: 0,
      }
    : {};
  return (
    <figure className={styles.figure}>
      <div className={styles.room} ref={frame} style={inlineVars({ [styles.height]: `${height}px` })}>
        {/* The area has its role whenever the keys do something. */}
        {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions */}
        <div
          {...area}
          className={styles.area}
          onKeyDown={(event) =>
            view && chartKey(event, view, { reads: !whole, zoomed, onRead: (lines) => setRead(lines.join('，')) })
          }
        >
          <div aria-label={drawing?.summary ?? title} className={styles.host} ref={host} role="img" />
        </div>
        <ChartCover loading={!view && drawable} nothing={!drawable} problem={problem} state={state} />
      </div>
      {drawing && <figcaption className={styles.caption}>{drawing.summary}</figcaption>}
      {interactive && (
        <>
          <VisuallyHidden id={keys}>
            {whole ? text.keysWhole : selecting ? text.keysSelecting : labelling ? text.keysLabelling : text.keys}
          </VisuallyHidden>
          <VisuallyHidden role="status">{read}</VisuallyHidden>
        </>
      )}
    </figure>
  );
}

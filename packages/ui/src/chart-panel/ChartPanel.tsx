import { useId, useMemo, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { Heading } from '../heading/index.ts';
import { useText } from '../locale/index.ts';
import { FailedState } from '../state/index.ts';
import { inlineVars } from '../theme/index.ts';
import { VisuallyHidden } from '../visually-hidden/index.ts';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import { ChartCover, type ChartState } from './ChartCover.tsx';
import { ChartPanelData } from './ChartPanelData.tsx';
import { ChartPanelToolbar, type ChartDownload } from './ChartPanelToolbar.tsx';
import type { Size } from './engine/drawing.ts';
import type { Tool } from './engine/gestures.ts';
import { plotOf } from './engine/plot.ts';
import { savePng } from './savePng.ts';
import { useChartTheme } from './useChartTheme.ts';
import { useChartView } from './useChartView.ts';
import { useDrawing, type ChartDraw } from './useDrawing.ts';
import { useRoom } from './useRoom.ts';
import { zoomKey } from './zoomKey.ts';

export type ChartPanelProps = {
  /** What the chart shows; names the figure. */
  title: string;
  /** The name of a saved PNG without its ending; the title by default. */
  fileName?: string;
  /** Makes the drawing for the room and the theme; keep its identity while data and settings are the same. `null` when there is nothing to draw. */
  draw: ChartDraw | null;
  /** The size the figure is made for: its shape follows it, its width the page. */
  size: Size;
  /** Loading or failed: drawn in place of the chart. Left out while the chart can be drawn. */
  state?: ChartState | undefined;
  /** Files the page makes; without it only PNG can be saved. */
  onDownload?: ((kind: ChartDownload) => void) | undefined;
  /** Points were clicked or lassoed: those with a label lose it, the others get one. Without it points take no labels. */
  onToggleLabels?: ((ids: readonly string[]) => void) | undefined;
  /** Buttons before the panel's own, e.g. 设置. */
  actions?: ReactNode;
  /** The level of the title in the page's outline; 3 by default. */
  level?: 2 | 3 | 4;
};

const least = 320;
const { round, max, min } = Math;

/**
 * One chart with its title, its sentence, zoom, data table, downloads and full screen.
 *
 * ECharts is loaded with the first chart of a page. Layers of many points or cells are drawn by ourselves under its axes.
 *
 * When not to use: for one figure use `Statistic`; for a list of values a table says more.
 */
export function ChartPanel({ actions, draw, fileName, level = 3, onDownload, onToggleLabels, size, state, title }: ChartPanelProps) {
  const text = useText(chartPanelText);
  const [tool, setTool] = useState<Tool>('pan');
  const [full, setFull] = useState(false);
  const [showsData, setShowsData] = useState(false);
  const [unsaved, setUnsaved] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const keys = useId();
  const theme = useChartTheme();
  const room = useRoom(frame);
  const width = room?.width ?? 0;
  const shape = max(min(size.height, least), min(size.height, round((width * size.height) / size.width)));
  const height = full ? (room?.height ?? 0) : shape;
  const figure = useMemo(() => (width > 0 && height > 0 ? { width, height } : null), [width, height]);
  const { drawing, error } = useDrawing(draw, figure, theme);
  const { missing, view, zoomed } = useChartView({ host, drawing, size: figure, theme, onToggleLabels });

  const zoomable = useMemo(() => Boolean(drawing && figure && plotOf(drawing, figure)), [drawing, figure]);

  const chooseTool = (next: Tool) => {
    setTool(next);
    view?.setTool(next);
  };
  const handlePng = (ratio: number) => {
    if (view) void savePng(view.picture(ratio), `${fileName ?? title}@${ratio}x.png`).then(() => setUnsaved(false), () => setUnsaved(true));
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && full && !event.nativeEvent.isComposing) setFull(false);
  };
  const summary = drawing?.summary ?? title;

  return (
    // Escape leaves the full screen from any control inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section aria-label={title} className={styles.panel} data-full={full ? '' : undefined} onKeyDown={handleKey}>
      <div className={styles.header}>
        <Heading level={level} size="section">
          {title}
        </Heading>
        <ChartPanelToolbar
          actions={actions}
          full={full}
          labelling={zoomable && Boolean(onToggleLabels && drawing?.labelIds)}
          onDownload={onDownload}
          onFullChange={setFull}
          onPng={handlePng}
          onShowsDataChange={setShowsData}
          onToolChange={chooseTool}
          showsData={showsData}
          title={title}
          tool={tool}
          view={drawing ? view : null}
          zoomable={zoomable}
          zoomed={zoomed}
        />
      </div>
      {unsaved && <FailedState message={text.unsaved} size="inline" />}
      <figure className={styles.figure}>
        <div className={styles.room} ref={frame} style={inlineVars({ [styles.height]: `${shape}px` })}>
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex, jsx-a11y/no-noninteractive-element-interactions */}
          <div aria-describedby={keys} aria-label={summary} className={styles.host} onKeyDown={(event) => view && zoomKey(event, view)} ref={host} role="img" tabIndex={zoomable ? 0 : -1} />
          <ChartCover error={Boolean(error) || missing} loading={!drawing && Boolean(draw)} nothing={draw === null} state={state} />
        </div>
        {drawing && <figcaption className={styles.caption}>{drawing.summary}</figcaption>}
      </figure>
      <VisuallyHidden>
        <span id={keys}>{text.keys}</span>
      </VisuallyHidden>
      {showsData && drawing && <ChartPanelData label={text.chartData(title)} table={drawing.data} />}
    </section>
  );
}

import { lazy, Suspense, useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { useAppearance } from '../appearance/index.ts';
import { useControllable } from '../controllable/index.ts';
import { Heading } from '../heading/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { ChartFigure } from './ChartFigure.tsx';
import { ChartNotice } from './ChartNotice.tsx';
import * as styles from './ChartPanel.css.ts';
import { chartPanelText } from './ChartPanel.text.ts';
import type { ChartState } from './ChartCover.tsx';
import { ChartPanelData } from './ChartPanelData.tsx';
import { ChartPanelToolbar, type ChartExportItem } from './ChartPanelToolbar.tsx';
import type { Size } from './engine/drawing.ts';
import type { Tool } from './engine/gestures.ts';
import { plotOf } from './engine/plot.ts';
import type { View } from './engine/index.ts';
import type { ChartPictures } from './print/chartPicture.ts';
import { useChartFiles, type ChartDownload } from './useChartFiles.ts';
import { useChartView } from './useChartView.ts';
import { useDrawing, type ChartDraw } from './useDrawing.ts';
import { useRoom } from './useRoom.ts';

export type ChartPanelProps = PassedOn<'section'> & {
  /** What the chart shows; names the figure. */
  title: string;
  /** The name of saved files without its ending; the title by default. */
  fileName?: string;
  /**
   * Makes the drawing for the room and the theme; keep its identity while data and settings are the same. `null` when
   * there is nothing to draw.
   */
  draw: ChartDraw | null;
  /** The size the figure is made for: its shape follows it, its width the page. */
  figureSize: Size;
  /** Loading, failed or too much data: told in place of the chart. Left out while the chart can be drawn. */
  state?: ChartState | undefined;
  /** The page makes the files of data and settings. Without it the panel makes the data itself. */
  onDownload?: ((kind: ChartDownload) => void) | undefined;
  /**
   * The page makes SVG and PDF. Without it the panel makes the SVG and there is no PDF; PNG is always the panel's. Keep
   * its identity.
   */
  pictures?: ChartPictures | undefined;
  /** Further files of what the chart shows, made by the page; keep their identity. */
  exports?: readonly ChartExportItem[] | undefined;
  /**
   * Points were clicked or lassoed: those with a label lose it, the others get one. Without it points take no labels.
   */
  onToggleLabels?: ((ids: readonly string[]) => void) | undefined;
  /**
   * Names that are ringed: of points, of rows and columns of cells, of leaves. With any of the three props a click, Enter
   * or the lasso selects, and Shift adds; the lasso then labels nothing. Keep its identity.
   */
  selected?: readonly string[] | undefined;
  /** What is selected at the start, when the caller does not keep it. */
  defaultSelected?: readonly string[];
  /** Gets the names that are selected now. */
  onSelectedChange?: ((selected: readonly string[]) => void) | undefined;
  /** Opens the settings of the chart; without it there is no button. */
  onSettings?: (() => void) | undefined;
  /** Opens an editor of the figure's single elements; without it there is no button. */
  onEditor?: (() => void) | undefined;
  /** The level of the title in the page's outline; 3 by default. */
  level?: 2 | 3 | 4;
};

/** Comes when it is asked for. */
const ChartPictureDialog = lazy(() => import('./print/ChartPictureDialog.tsx'));

const least = 320;
const none: readonly string[] = [];
const { round, max, min } = Math;

/**
 * One chart with its title, its sentence, zoom, data table, copy, downloads and full screen.
 *
 * ECharts is loaded with the first chart of a page, further kinds of series with the first that uses one. What an option
 * leaves open takes the colours of the page. Many points, cells, lines and trees are drawn by ourselves under its axes.
 *
 * When not to use: for one figure use `Statistic`; for a list of values a table says more.
 */
export const ChartPanel = withRef(function ChartPanel({
  defaultSelected,
  draw,
  exports,
  fileName,
  level = 3,
  onDownload,
  onEditor,
  onSelectedChange,
  onSettings,
  onToggleLabels,
  pictures,
  figureSize: size,
  selected: given,
  state,
  title,
  ...native
}: ChartPanelProps) {
  const text = useText(chartPanelText);
  const [tool, setTool] = useState<Tool>('pan');
  const [full, setFull] = useState(false);
  const [saves, setSaves] = useState<{ readonly seen: View | null } | null>(null);
  const [showsData, setShowsData] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const host = useRef<HTMLDivElement>(null);
  const theme = useAppearance();
  const room = useRoom(frame);
  const width = room?.width ?? 0;
  const shape = max(min(size.height, least), min(size.height, round((width * size.height) / size.width)));
  const height = full ? (room?.height ?? 0) : shape;
  const figure = useMemo(() => (width > 0 && height > 0 ? { width, height } : null), [width, height]);
  const { drawing, error } = useDrawing(state ? null : draw, figure, theme);
  const selects = given !== undefined || defaultSelected !== undefined || onSelectedChange !== undefined;
  const [selected, select] = useControllable({
    value: given,
    defaultValue: defaultSelected ?? none,
    onValueChange: onSelectedChange,
  });
  const { problem, view, zoomed } = useChartView({
    host,
    drawing,
    size: figure,
    theme,
    onToggleLabels,
    selected,
    onSelectedChange: selects ? select : undefined,
  });
  const shown = drawing && !problem ? view : null;
  const files = useChartFiles({ view: shown, drawing, name: fileName ?? title, onDownload });

  const plot = useMemo(() => drawing && figure && plotOf(drawing, figure), [drawing, figure]);
  const zoomable = Boolean(plot && !plot.fixed);
  const whole = plot?.of === 'figure';
  const pointed = zoomable && !whole && Boolean(drawing?.labelIds);
  const labelling = pointed && onToggleLabels !== undefined;
  const lasso = pointed && selects ? 'select' : labelling ? 'label' : undefined;

  const chooseTool = (next: Tool) => {
    setTool(next);
    view?.setTool(next);
  };
  const askForPicture = () => setSaves({ seen: shown?.seen() ?? null });
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && full && !event.nativeEvent.isComposing) setFull(false);
  };

  return (
    // Escape leaves the full screen from any control inside.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <section
      {...native}
      aria-label={title}
      className={styles.panel}
      data-full={full ? '' : undefined}
      onKeyDown={handleKey}
    >
      <div className={styles.header}>
        <Heading level={level} size="section">
          {title}
        </Heading>
        <ChartPanelToolbar
          exports={exports}
          files={files}
          full={full}
          lasso={lasso}
          onEditor={onEditor}
          onFullChange={setFull}
          onPicture={askForPicture}
          pdf={pictures !== undefined}
          onSettings={onSettings}
          onShowsDataChange={setShowsData}
          onToolChange={chooseTool}
          showsData={showsData}
          title={title}
          tool={tool}
          view={shown}
          zoomable={zoomable}
          zoomed={zoomed}
        />
      </div>
      <ChartNotice notice={files.notice} onClose={files.closeNotice} onSave={askForPicture} />
      <ChartFigure
        problem={error ? { of: 'page' } : problem}
        drawable={draw !== null}
        drawing={drawing}
        frame={frame}
        height={shape}
        host={host}
        interactive={zoomable}
        labelling={labelling}
        selecting={lasso === 'select'}
        state={state}
        title={title}
        view={shown}
        whole={whole}
        zoomed={zoomed}
      />
      {saves && draw && (
        <Suspense>
          <ChartPictureDialog
            draw={draw}
            name={fileName ?? title}
            onClose={() => setSaves(null)}
            pictures={pictures}
            seen={saves.seen}
            size={size}
            title={title}
          />
        </Suspense>
      )}
      {showsData && drawing && <ChartPanelData label={text.chartData(title)} table={drawing.data} />}
    </section>
  );
});

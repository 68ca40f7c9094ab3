import type { ChartDrawing, Size } from './drawing.ts';
import { finderOf } from './find/finder.ts';
import type { Direction, Finder, Found } from './find/found.ts';
import { createFrame, type FigureText } from './frame.ts';
import { listenToGestures, type Tool } from './gestures.ts';
import { paintLayers } from './layers/paint.ts';
import { createMark } from './mark.ts';
import { createOutline } from './outline.ts';
import { createSelection } from './selection.ts';
import { pictureOf } from './picture.ts';
import { plotOf, toPixel, toValue, type Pixel, type Plot, type View } from './plot.ts';
import { createSurface, type Surface } from './surface.ts';
import { createTip } from './tip.ts';
import { boxed, middleOf, moved, movedByPixels, sameView, zoomed } from './view.ts';

/** What lies behind a figure and on it. */
type ChartColors = { readonly background: string; readonly text: string };
/** The colours of a figure, and a theme of ECharts for everything whose colour its option leaves open. */
export type ChartLook = ChartColors & { readonly echarts?: object };
export type ChartViewEvents = {
  /** Points were clicked or lassoed: those with a label lose it, the others get one. */
  readonly onToggleLabels?: ((ids: readonly string[]) => void) | undefined;
  /**
   * Points, a row of cells or a leaf were clicked, lassoed or chosen by a key; `more` adds them to what is selected. A
   * lasso labels nothing then.
   */
  readonly onSelect?: ((ids: readonly string[], more: boolean) => void) | undefined;
  readonly onZoomedChange?: ((zoomed: boolean) => void) | undefined;
  /** A drawing is shown, with these texts. */
  readonly onShown?: ((texts: readonly FigureText[]) => void) | undefined;
};

/** A chart that is on the page. */
export type ChartView = {
  /** Shows a drawing made for this size. The zoom stays while the axes are the same. */
  readonly show: (drawing: ChartDrawing, size: Size, look: ChartLook) => void;
  readonly setTool: (tool: Tool) => void;
  /** Rings what of the drawing has these names. */
  readonly select: (ids: ReadonlySet<string>) => void;
  /** Shows `scale` times as much around the middle. */
  readonly zoom: (scale: number) => void;
  /** Moves by shares of the plot, to the right and down. */
  readonly pan: (across: number, along: number) => void;
  /** Shows this part of the axes; cells count from −0.5. */
  readonly window: (view: View) => void;
  readonly reset: () => void;
  /**
   * Goes to the next point or cell in a direction and marks it.
   * @returns What it says, one thing a line; `null` when there is none.
   */
  readonly step: (direction: Direction) => readonly string[] | null;
  /** Labels and selects the marked point, as a click does. @returns Whether something was done. */
  readonly toggleMarked: () => boolean;
  /** @returns Whether something was marked. */
  readonly unmark: () => boolean;
  /** The figure as it is shown, with its background, at `ratio` pixels a pixel. */
  readonly picture: (ratio: number) => HTMLCanvasElement;
  /**
   * The figure as it is shown as an SVG document: axes and text as such, many marks as a picture of `ratio` pixels a
   * pixel.
   */
  readonly svg: (ratio: number) => Promise<string>;
  /** The part of the axes that is magnified; `null` while everything is shown, and for a figure without axes. */
  readonly seen: () => View | null;
  readonly dispose: () => void;
};

type Shown = {
  readonly drawing: ChartDrawing;
  readonly size: Size;
  readonly colors: ChartLook;
  readonly plot: Plot | null;
};
type Zoomable = Shown & { readonly plot: Plot; readonly view: View };

/** Draws charts in `host`, an element that is positioned: our layers below, ECharts' axes, labels and legend above. */
export function createChartView(host: HTMLElement, events: ChartViewEvents = {}): ChartView {
  let surface: Surface | null = null;
  const frame = createFrame(host, { onSelect: paintSurface, onName: showName });
  const outline = createOutline(host);
  const selection = createSelection(host);
  let selected: ReadonlySet<string> = new Set();
  const mark = createMark(host, outline);
  const nameTip = createTip(host);
  let shown: Shown | null = null;
  let view: View | null = null;
  let tool: Tool = 'pan';
  let finder: Finder | null = null;
  let request = 0;

  const zoomable = (): Zoomable | null => (shown?.plot && view ? { ...shown, plot: shown.plot, view } : null);
  const isZoomed = () => Boolean(shown?.plot && view && !sameView(view, shown.plot.full));
  const sight = ({ drawing, plot, view: seen }: Zoomable) => ({ plot, view: seen, hidden: frame.hidden(drawing) });

  function paint(context: CanvasRenderingContext2D, ratio: number, layers = shown?.drawing.layers): void {
    const now = zoomable();
    if (now) paintLayers(layers, { context, ratio, ...sight(now) });
  }
  function paintSelection(): void {
    const now = zoomable();
    if (!now || !finder || selected.size === 0) return selection.clear();
    selection.draw(finder.selected(sight(now), selected), now);
  }
  function paintSurface(): void {
    paintSelection();
    if (!shown?.drawing.layers?.length) {
      surface?.remove();
      surface = null;
      return;
    }
    surface ??= createSurface(host, '0');
    surface.clear(shown.size);
    paint(surface.context, surface.ratio());
  }
  function showName(whole: string | null, at: Pixel): void {
    if (whole === null || !shown || mark.found()) return nameTip.hide();
    nameTip.show([whole], at, shown.size, shown.colors);
  }
  /**
   * A drag on a touch screen scrolls the page unless it draws; two fingers are ours where there is something to zoom.
   */
  function holdTouch(): void {
    host.style.touchAction = tool !== 'pan' ? 'none' : shown?.plot && !shown.plot.fixed ? 'pan-y' : '';
  }
  function showView(next: View): void {
    if (!shown?.plot || shown.plot.fixed || (view && sameView(view, next))) return;
    const before = isZoomed();
    view = next;
    mark.clear();
    // Several moves of the pointer within one frame are drawn once.
    request ||= requestAnimationFrame(drawView);
    if (before !== isZoomed()) events.onZoomedChange?.(isZoomed());
  }
  function drawView(): void {
    request = 0;
    const now = zoomable();
    if (!now) return;
    if (isZoomed()) frame.follow(now.drawing, now.plot, now.view, now.size);
    else frame.show(now.drawing, now.size, now.colors.echarts);
    paintSurface();
  }
  const put = (found: Found | null, now: Zoomable, at?: Pixel) => mark.put(found, { ...now, at });
  /** A new theme, or a label at the marked point, must not take the place of somebody who reads with the keyboard. */
  const markAgain = (was: Found, now: Zoomable) =>
    put(finder?.under(sight(now), toPixel(now.plot, now.view, was.at)) ?? null, now);
  const change = (next: (plot: Plot, seen: View) => View) => {
    const now = zoomable();
    if (now) showView(next(now.plot, now.view));
  };
  /** What a click does with what it met. @returns Whether there was something to do. */
  const act = (found: Found | null | undefined, more = false) => {
    const named = shown?.drawing.labelIds ? found?.id : undefined;
    const selects = named ?? found?.selects;
    if (selects !== undefined) events.onSelect?.([selects], more);
    if (named !== undefined) events.onToggleLabels?.([named]);
    return Boolean((named !== undefined && events.onToggleLabels) || (selects !== undefined && events.onSelect));
  };

  const stopListening = listenToGestures(host, {
    plot: () => shown?.plot ?? null,
    tool: () => tool,
    onHover: (at) => {
      const now = zoomable();
      // Without layers ECharts' own tooltip answers the pointer.
      if (now?.drawing.layers?.length) put(at && finder ? finder.under(sight(now), at) : null, now, at ?? undefined);
    },
    onClick: (at, more) => {
      const now = zoomable();
      if (now) act(finder?.under(sight(now), at), more);
    },
    onPan: (by) => change((plot, seen) => movedByPixels(plot, seen, by)),
    onZoom: (scale, at) => change((plot, seen) => zoomed(plot, seen, scale, toValue(plot, seen, at))),
    onDraw: (line) =>
      shown && outline.draw({ kind: tool === 'box' ? 'box' : 'line', line }, shown.size, shown.colors.text),
    onDrawn: (line, more) => {
      outline.clear();
      const now = zoomable();
      if (!now) return;
      if (tool === 'box')
        return showView(
          boxed(now.plot, toValue(now.plot, now.view, line[0]!), toValue(now.plot, now.view, line.at(-1)!)),
        );
      const ids = finder?.within(sight(now), line) ?? [];
      if (ids.length === 0) return;
      if (events.onSelect) events.onSelect(ids, more);
      else events.onToggleLabels?.(ids);
    },
  });

  return {
    show: (drawing, size, colors) => {
      const plot = plotOf(drawing, size);
      const stays = plot && view && shown?.plot && sameView(plot.full, shown.plot.full);
      if (!stays) {
        if (isZoomed()) events.onZoomedChange?.(false);
        view = plot?.full ?? null;
      }
      shown = { drawing, size, colors, plot };
      holdTouch();
      finder = plot && plot.of !== 'figure' ? finderOf(drawing, plot) : null;
      const marked = mark.found();
      mark.clear();
      frame.show(drawing, size, colors.echarts);
      if (stays && isZoomed()) drawView();
      else paintSurface();
      const now = zoomable();
      if (stays && marked && now) markAgain(marked, now);
      events.onShown?.(frame.texts());
    },
    setTool: (next) => {
      tool = next;
      holdTouch();
      host.style.cursor = next === 'pan' ? '' : 'crosshair';
      frame.takesPointer(next === 'pan');
    },
    zoom: (scale) => change((plot, seen) => zoomed(plot, seen, scale, middleOf(seen))),
    pan: (across, along) =>
      change((plot, seen) =>
        moved(plot, seen, {
          x: across * (seen.x.max - seen.x.min),
          y: along * (seen.y.max - seen.y.min) * (plot.down ? 1 : -1),
        }),
      ),
    window: (next) => change((plot) => boxed(plot, { x: next.x.min, y: next.y.min }, { x: next.x.max, y: next.y.max })),
    reset: () => change((plot) => plot.full),
    step: (direction) => {
      const now = zoomable();
      const found = now && finder && finder.beside(sight(now), mark.found(), direction);
      if (!found) return null;
      put(found, now);
      return found.lines;
    },
    toggleMarked: () => act(mark.found()),
    select: (ids) => {
      selected = ids;
      paintSelection();
    },
    unmark: () => mark.clear(),
    picture: (ratio) => {
      const now = zoomable();
      // A figure without axes is only magnified on the screen: a file has it whole.
      const magnified = now?.plot.of === 'figure' && isZoomed();
      if (magnified) frame.follow(now.drawing, now.plot, now.plot.full, now.size);
      const picture = pictureOf(
        { size: shown!.size, background: shown!.colors.background, paint, frame: frame.canvas },
        ratio,
      );
      if (magnified) frame.follow(now.drawing, now.plot, now.view, now.size);
      return picture;
    },
    svg: async (ratio) => {
      const { svgOf } = await import('./svg.ts');
      return svgOf({ ...shown!, view, paint, ratio, option: frame.option(shown!.drawing) });
    },
    seen: () => (shown?.plot && shown.plot.of !== 'figure' && isZoomed() ? view : null),
    dispose: () => {
      cancelAnimationFrame(request);
      stopListening();
      frame.dispose();
      mark.remove();
      nameTip.remove();
      outline.clear();
      selection.clear();
      surface?.remove();
    },
  };
}

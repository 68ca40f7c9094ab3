import { chartById, chartColors, withMinusSigns, type ChartDrawing } from '@panome/charts';
import { dataCsv, type ReportPayload } from '@panome/charts/report/page';
import { createChartView, plotOf, type ChartView } from '@panome/ui/chart-panel/engine';
import { button } from './button.ts';
import { saveFile } from './saveFile.ts';
import { unpackTable } from './unpackTable.ts';

type Figure = ReportPayload['figures'][number];
type Run = ReportPayload['runs'][string];

const dark = window.matchMedia('(prefers-color-scheme: dark)');
const leastHeight = 320;
const printedDensity = 3;

/** The shape follows the figure's own, but stays readable where the page is narrow. */
const heightFor = (width: number, { height, width: full }: Figure['size']) =>
  Math.round(Math.max(Math.min(height, leastHeight), (width * height) / full));

/**
 * Puts the live figure where its picture was, as soon as the reader comes near. What cannot be drawn stays a picture.
 */
export function liveFigure(figure: Figure, run: Run): void {
  const place = document.getElementById(figure.element)?.querySelector<HTMLElement>('[data-stage]');
  const definition = chartById(figure.chart);
  if (!place || !definition) return;
  const picture = place.querySelector('img')!;
  const host = Object.assign(document.createElement('div'), { className: 'live' });
  host.setAttribute('role', 'img');
  host.setAttribute('aria-label', picture.alt);
  let view: ChartView | null = null;
  let drawing: ChartDrawing | null = null;
  let tables: Record<string, ReturnType<typeof unpackTable>> = {};

  function draw(theme: 'light' | 'dark' = dark.matches ? 'dark' : 'light'): void {
    const width = Math.round(place!.clientWidth);
    // Nothing has a width while the page is printed.
    if (width === 0) return;
    const size = { width, height: heightFor(width, figure.size) };
    const drawn = definition!.draw({
      tables,
      groups: run.groups,
      options: run.options,
      settings: figure.settings,
      theme,
      size,
    });
    drawing = { ...drawn, option: withMinusSigns(drawn.option) };
    const zoomable = plotOf(drawing, size) !== null;
    for (const tool of zooming) tool.hidden = !zoomable;
    // The wheel zooms a figure that has the focus, and scrolls the page otherwise.
    host.tabIndex = zoomable ? 0 : -1;
    host.style.height = `${size.height}px`;
    view ??= createChartView(host, { onZoomedChange: (zoomed) => (reset.disabled = !zoomed) });
    view.show(drawing, size, chartColors(theme));
  }

  const of = figure.name;
  const reset = Object.assign(
    button('还原', of, () => view?.reset()),
    { disabled: true },
  );
  const savePng = () => {
    // A picture goes into a paper: it is light, also where the page is dark.
    if (dark.matches) draw('light');
    view?.picture(printedDensity).toBlob((blob) => blob && saveFile(of, 'png', blob));
    if (dark.matches) draw();
  };
  const saveSvg = () =>
    saveFile(
      of,
      'svg',
      Uint8Array.from(atob(picture.src.slice(picture.src.indexOf(',') + 1)), (char) => char.charCodeAt(0)),
    );
  const tools = Object.assign(document.createElement('div'), { className: 'tools' });
  const zooming = [button('放大', of, () => view?.zoom(1 / 1.5)), button('缩小', of, () => view?.zoom(1.5)), reset];
  tools.append(
    ...zooming,
    button('PNG', of, savePng),
    button('SVG', of, saveSvg),
    button('数据 CSV', of, () => drawing && saveFile(of, 'csv', dataCsv(drawing))),
  );

  function begin(): void {
    tables = Object.fromEntries(Object.entries(figure.tables).map(([id, element]) => [id, unpackTable(element)]));
    place!.append(tools, host);
    draw();
    place!.dataset['live'] = '';
    new ResizeObserver(() => draw()).observe(place!);
    dark.addEventListener('change', () => draw());
  }

  const near = new IntersectionObserver(
    ([entry]) => {
      if (!entry?.isIntersecting) return;
      near.disconnect();
      try {
        begin();
      } catch (error) {
        // The picture is still there: the reader loses the interaction, not the figure.
        console.error(error);
        host.remove();
        tools.remove();
        delete place!.dataset['live'];
      }
    },
    { rootMargin: '600px' },
  );
  near.observe(place);
}

import type { ResultDocument, Table } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { chartById, type ChartDrawing, type ChartSettings } from '@panome/charts';
import { heightOnPaper, roomOnPaper, type Paper } from '@panome/charts/node';

type Draw = {
  readonly dir: string;
  readonly document: ResultDocument;
  readonly chart: string;
  readonly settings: ChartSettings;
  readonly theme: 'light' | 'dark';
  /** Where the chart is to stand; a height that is not given keeps its shape. The chart's own size without it. */
  readonly paper?: (Omit<Paper, 'height'> & Partial<Pick<Paper, 'height'>>) | undefined;
};

type Drawn = {
  readonly drawing: ChartDrawing;
  readonly size: { readonly width: number; readonly height: number };
  readonly paper: Paper | undefined;
  readonly title: string;
  readonly tables: Readonly<Record<string, Table>>;
};

/**
 * Draws a chart of a stored result as the page does, and gives the tables it was drawn from.
 * @throws When this version has no such chart.
 */
export function drawChart({ chart, dir, document, paper: asked, settings, theme }: Draw): Drawn {
  const definition = chartById(chart);
  if (!definition) throw new Error(`no chart ${chart}`);
  const stored = new Set(document.tables.map((table) => table.id));
  const tables = Object.fromEntries(
    definition.tables
      .filter(({ id }) => stored.has(id))
      .map(({ columns, id }) => [id, readTable(dir, id, { columns })]),
  );
  const shape = definition.defaultSize;
  const paper = asked && { ...asked, height: asked.height ?? heightOnPaper(asked.width, shape) };
  const size = paper ? roomOnPaper(paper) : shape;
  const drawing = definition.draw({
    tables,
    groups: document.groups,
    options: document.options,
    settings,
    theme,
    size,
  });
  return { drawing, size, paper, title: settings.title || definition.title, tables };
}

import { createWriteStream, readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { ResultDocument } from '@panome/analysis/model';
import { readTable } from '@panome/analysis/node';
import { chartById } from '@panome/charts';
import { dataCsv, renderPdf, renderSvg } from '@panome/charts/node';
import yazl from 'yazl';
import type { ExportJob } from '../job.ts';
import { readDocument } from '../../results/resultFolder.ts';
import { characterNotesName, createCharacterNotes } from './characterNotes.ts';
import { drawChart } from './drawChart.ts';
import { exportData } from './exportData.ts';
import { exportCsv, exportXlsx } from './exportTable.ts';
import { groupsCsv } from './groupsCsv.ts';

type ChartExport = ExportJob & { readonly what: { readonly chart: string } };

/** A file for another program, made of whole tables: the settings of a chart change only its picture. */
function exported({ dir }: ExportJob['source'], document: ResultDocument, chart: string, format: string): string {
  const { exports = [], title } = chartById(chart)!;
  const { tables, write } = exports.find((one) => one.format === format)!;
  return write(Object.fromEntries(tables.map((id) => [id, readTable(dir, id)])), `${document.method.title}：${title}`);
}

async function exportChart({ format, outPath, paper: asked, source, theme, what }: ChartExport): Promise<void> {
  const document = await readDocument(source.dir);
  if (format === 'graphml' || format === 'cyjs')
    return writeFile(outPath, exported(source, document, what.chart, format));
  const { drawing, paper, size } = drawChart({
    dir: source.dir,
    document,
    chart: what.chart,
    settings: source.settings[what.chart] ?? {},
    theme,
    paper: asked,
  });
  switch (format) {
    case 'svg':
      return writeFile(outPath, renderSvg(drawing, size, theme, paper));
    case 'pdf':
      return writeFile(outPath, await renderPdf(drawing, size, theme, paper));
    case 'csv':
      return writeFile(outPath, dataCsv(drawing));
    default:
      return writeFile(
        outPath,
        `${JSON.stringify({ option: drawing.option, settings: source.settings[what.chart] ?? {} }, null, 2)}\n`,
      );
  }
}

/** Writes tables, charts as SVG and PDF, the methods text and result.json to one archive. */
async function exportEverything({ outPath, source, theme }: ExportJob): Promise<void> {
  const archive = new yazl.ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(outPath));
  for (const name of readdirSync(source.dir))
    if (!name.endsWith('.bin'))
      archive.addFile(join(source.dir, name), name.endsWith('.csv') ? `tables/${name}` : name);
  const notes = createCharacterNotes();
  const document = await readDocument(source.dir);
  if (document.groups) archive.addBuffer(Buffer.from(groupsCsv(document.groups)), 'groups.csv');
  for (const chart of document.charts) {
    if (!chartById(chart)) continue;
    const { drawing, size } = drawChart({
      dir: source.dir,
      document,
      chart,
      settings: source.settings[chart] ?? {},
      theme,
    });
    const svg = renderSvg(drawing, size, theme);
    notes.add(`charts/${chart}.pdf`, svg);
    archive.addBuffer(Buffer.from(svg), `charts/${chart}.svg`);
    archive.addBuffer(await renderPdf(drawing, size, theme), `charts/${chart}.pdf`);
    for (const { format } of chartById(chart)!.exports ?? [])
      archive.addBuffer(Buffer.from(exported(source, document, chart, format)), `charts/${chart}.${format}`);
  }
  const unheld = notes.text();
  if (unheld) archive.addBuffer(Buffer.from(unheld), characterNotesName);
  archive.end();
  await written;
}

/** Writes one download of a result to `outPath`. */
export async function exportResult(job: ExportJob): Promise<null> {
  if ('table' in job.what && job.what.data) {
    const { data, table, view } = job.what;
    await exportData({ dir: job.source.dir, table, view, outPath: job.outPath, file: data });
  } else if ('table' in job.what) {
    const write = job.format === 'xlsx' ? exportXlsx : exportCsv;
    await write({
      dir: job.source.dir,
      table: job.what.table,
      view: job.what.view,
      columns: job.what.columns,
      raw: job.raw,
      outPath: job.outPath,
    });
  } else if ('chart' in job.what) await exportChart({ ...job, what: job.what });
  else await exportEverything(job);
  return null;
}

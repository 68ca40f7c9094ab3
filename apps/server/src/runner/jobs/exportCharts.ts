import { createWriteStream } from 'node:fs';
import { rm } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { chartById } from '@panome/charts';
import { dataCsv, renderPdf, renderSvg } from '@panome/charts/node';
import type { ReportSection } from '@panome/contract';
import { ZipFile } from 'yazl';
import { safeFileName } from '../../platform/safeFileName.ts';
import type { ChartsJob } from '../job.ts';
import { readDocument } from '../../results/resultFolder.ts';
import { drawChart } from './drawChart.ts';
import { characterNotesName, createCharacterNotes } from './characterNotes.ts';
import { report } from './report.ts';

/** Characters that file systems refuse become `_`. */
const safe = (name: string) =>
  safeFileName(name)
    .replace(/[. ]+$/, '')
    .slice(0, 80) || '未命名';

/** One folder for each result; results of the same name differ by their number. */
const folderOf = (name: string, at: number) => `${String(at + 1).padStart(2, '0')} ${safe(name)}`;

const sectionsOf = ({ results }: ChartsJob): ReportSection[] =>
  results.flatMap(({ charts, id, name, settings }, at) => [
    { kind: 'text' as const, id: `t${at}`, title: name, note: '' },
    ...charts.map((chart, place): ReportSection => ({
      kind: 'chart',
      id: `c${at}-${place}`,
      title: '',
      note: '',
      task_id: id,
      chart,
      settings: settings[chart] ?? {},
    })),
    { kind: 'methods' as const, id: `m${at}`, title: '', note: '', task_id: id },
  ]);

/** Writes charts of several results to one archive: pictures, the data behind them, and one page with all charts. */
export async function exportCharts(job: ChartsJob): Promise<null> {
  const { formats, madeAt, outPath, paper: asked, results, runtimePath, theme, title } = job;
  const archive = new ZipFile();
  const written = pipeline(archive.outputStream, createWriteStream(outPath));
  const mtime = new Date(madeAt);
  const notes = createCharacterNotes();
  const pagePath = `${outPath}.html`;
  for (const [at, { charts, dir, name, settings }] of results.entries()) {
    // One after another: drawings of all results at once would not fit into memory.
    // oxlint-disable-next-line no-await-in-loop
    const document = await readDocument(dir);
    for (const chart of charts) {
      const { drawing, paper, size } = drawChart({
        dir,
        document,
        chart,
        settings: settings[chart] ?? {},
        theme,
        paper: asked,
      });
      const path = `${folderOf(name, at)}/${safe(chartById(chart)?.title ?? chart)}`;
      const svg = renderSvg(drawing, size, theme, paper);
      if (formats.includes('svg')) archive.addBuffer(Buffer.from(svg), `${path}.svg`, { mtime });
      if (formats.includes('pdf')) {
        notes.add(`${path}.pdf`, svg);
        // One after another: a PDF takes memory while it is made.
        // oxlint-disable-next-line no-await-in-loop
        archive.addBuffer(await renderPdf(drawing, size, theme, paper), `${path}.pdf`, { mtime });
      }
      if (formats.includes('csv')) archive.addBuffer(Buffer.from(dataCsv(drawing)), `${path}.csv`, { mtime });
    }
  }
  if (formats.includes('html')) {
    const cited = Object.fromEntries(results.map(({ dir, id, name }) => [id, { name, dir }]));
    await report(
      {
        kind: 'report',
        title,
        author: '',
        summary: '',
        sections: sectionsOf(job),
        results: cited,
        madeAt,
        runtimePath,
        outPath: pagePath,
      },
      () => undefined,
    );
    archive.addFile(pagePath, `${safe(title)}.html`, { mtime });
  }
  const unheld = notes.text();
  if (unheld) archive.addBuffer(Buffer.from(unheld), characterNotesName, { mtime });
  archive.end();
  await written;
  await rm(pagePath, { force: true });
  return null;
}

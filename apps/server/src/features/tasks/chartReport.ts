import { createReadStream } from 'node:fs';
import { mkdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { ResultDocument } from '@panome/analysis/model';
import { chartById } from '@panome/charts';
import type { ChartReportFormat, ChartSettingsBody } from '@panome/contract';
import { localDay } from '../../platform/clock.ts';
import { file, type FileAnswer } from '../../platform/http/fileAnswer.ts';
import { badInput, notFound, unavailable } from '../../platform/http/refusal.ts';
import { newId } from '../../platform/ids.ts';
import type { Platform } from '../../platform/platform.ts';
import type { JobRunner } from '../../runner/runJob.ts';
import { runtimeScript } from '../../runner/runtimeScript.ts';
import { fileName } from './downloads.ts';

/** A finished task and the charts to export; all of its charts when they are not named. */
export type ChartChoice = {
  readonly id: string;
  readonly name: string;
  readonly dir: string;
  readonly document: ResultDocument;
  readonly settings: Readonly<Record<string, ChartSettingsBody>>;
  readonly charts?: readonly string[] | undefined;
};
type Request = {
  readonly choices: readonly ChartChoice[];
  readonly formats: readonly ChartReportFormat[];
  readonly theme: 'light' | 'dark';
  readonly width?: number | undefined;
  readonly dpi: number;
  readonly title: string;
};
export type ChartExports = ReturnType<typeof createChartExports>;

const mostCharts = 300;

function chartsOf({ charts, document }: ChartChoice): string[] {
  const known = document.charts.filter((chart) => chartById(chart));
  if (!charts) return known;
  if (charts.some((chart) => !known.includes(chart))) throw notFound();
  return [...new Set(charts)];
}

/** Makes one zip with charts of several results in a child process; the temporary file is removed after the answer. */
export function createChartExports({ clock, config }: Pick<Platform, 'clock' | 'config'>, runJob: JobRunner) {
  const folder = join(config.dataFolder, 'results/tmp');
  return async ({ choices, dpi, formats, theme, title: typed, width }: Request): Promise<FileAnswer> => {
    const ids = new Set(choices.map(({ id }) => id));
    if (ids.size < choices.length) throw badInput('同一个任务只能选择一次');
    const results = choices.map((choice) => ({
      id: choice.id,
      name: choice.name,
      dir: choice.dir,
      settings: choice.settings,
      charts: chartsOf(choice),
    }));
    const count = results.reduce((sum, { charts }) => sum + charts.length, 0);
    if (count === 0) throw badInput('所选任务没有图表，请选择要导出的图表');
    if (count > mostCharts) throw badInput(`一次最多导出 ${mostCharts} 张图，请减少任务或图表`);
    const title = typed || (results.length === 1 ? results[0]!.name : `${results.length} 个任务的图表`);
    await mkdir(folder, { recursive: true });
    const outPath = join(folder, `${newId()}.zip`);
    const clean = () => Promise.all([rm(outPath, { force: true }), rm(`${outPath}.html`, { force: true })]);
    const job = {
      kind: 'charts',
      title,
      results,
      formats,
      theme,
      paper: width === undefined ? undefined : { width, dpi },
      madeAt: clock.now(),
      runtimePath: runtimeScript(config.portalFolder),
      outPath,
    } as const;
    const answer = await runJob(job).catch(async (error: unknown) => {
      await clean();
      throw error;
    });
    if (!answer.ok) throw unavailable('图表未能导出，请稍后重试', 10);
    const { size } = await stat(outPath);
    return file({
      name: `${fileName(title, '图表', localDay(clock.now()))}.zip`,
      type: 'application/zip',
      size,
      open: (range) => createReadStream(outPath, range ?? {}).on('close', () => void clean()),
    });
  };
}

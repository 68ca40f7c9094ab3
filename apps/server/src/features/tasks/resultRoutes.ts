import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { calls, type ChartSettingsBody } from '@panome/contract';
import type { FastifyInstance } from 'fastify';
import type { Actor } from '../../platform/access/actor.ts';
import type { Action } from '../../platform/access/authorize.ts';
import { page, windowOf } from '../../platform/http/envelope.ts';
import { badInput, conflict, notFound } from '../../platform/http/refusal.ts';
import { registerCall } from '../../platform/http/registerCall.ts';
import { changeChart, withoutEdits } from './chartChanges.ts';
import type { ChartChoice, ChartExports } from './chartReport.ts';
import { commandLine } from '../../results/commandLine.ts';
import type { Downloads } from './downloads.ts';
import type { ResultLooks } from './resultLooks.ts';
import { parseFilters } from './resultReader.ts';
import { readDocument, resultsFolder } from '../../results/resultFolder.ts';
import { storedForm } from './taskForm.ts';
import type { TaskRepository } from './taskRepository.ts';
import type { TaskService } from './taskService.ts';

type Parts = {
  readonly service: TaskService;
  readonly tasks: TaskRepository;
  readonly downloads: Downloads;
  readonly exportCharts: ChartExports;
  readonly looks: ResultLooks;
};

export function registerResults(app: FastifyInstance, { downloads, exportCharts, looks, service, tasks }: Parts): void {
  const root = resultsFolder(app.platform.config.dataFolder);

  /** @throws {Refusal} 404 for another's task, 409 for one without a result. */
  async function open(actor: Actor, action: Action, id: string) {
    const row = await service.own(actor, action, id);
    if (row.state !== 'succeeded' || row.kind !== 'tool') throw conflict('任务还没有结果，请等任务完成后再查看');
    const dir = join(root, row.result_path);
    return {
      row,
      dir,
      document: await readDocument(dir),
      settings: JSON.parse(row.chart_settings) as Record<string, ChartSettingsBody>,
    };
  }

  const viewOf = (input: {
    sort?: string | undefined;
    order: 'asc' | 'desc';
    search?: string | undefined;
    filters?: string | undefined;
  }) => ({
    sort: input.sort,
    order: input.order,
    search: input.search,
    filters: parseFilters(input.filters),
  });

  registerCall(app, calls.taskResult, {
    policy: 'task:read',
    presented: true,
    handler: async ({ actor, input }) => {
      const { document, row, settings } = await open(actor, 'task:read', input.id);
      return {
        task: await service.present(row),
        document,
        chart_settings: settings,
        command: commandLine(document),
      };
    },
  });

  registerCall(app, calls.taskDataInteraction, {
    policy: 'task:read',
    presented: true,
    handler: async ({ actor, input }) => {
      const { dir, document } = await open(actor, 'task:read', input.id);
      return looks.chart(dir, document, input.chart);
    },
  });

  registerCall(app, calls.taskResultTable, {
    policy: 'task:read',
    presented: true,
    handler: async ({ actor, input }) => {
      const { dir, document } = await open(actor, 'task:read', input.id);
      const { limit, offset } = windowOf(input);
      const { rows, total } = await looks.page(dir, document, input.table, {
        view: viewOf(input),
        offset,
        limit,
        columnOffset: input.column_offset,
        columnLimit: input.column_limit,
      });
      return page(rows, total);
    },
  });

  registerCall(app, calls.taskDownloadResult, {
    policy: 'task:download',
    handler: async ({ actor, input }) => {
      const { dir, document, row, settings } = await open(actor, 'task:download', input.id);
      const { chart, dpi, edits, format, height, raw, table, theme, width } = input;
      return downloads.download({
        dir,
        document,
        settings: edits === '0' ? withoutEdits(settings) : settings,
        name: row.name,
        chart,
        format,
        table,
        theme,
        paper: width !== undefined && height !== undefined ? { width, height, dpi } : undefined,
        raw: raw === '1',
        view: viewOf(input),
      });
    },
  });

  registerCall(app, calls.taskStoreResult, {
    policy: 'task:add',
    handler: async ({ actor, input }) => {
      const { dir, document, row } = await open(actor, 'task:download', input.id);
      const { columns, names, table } = input;
      const { matrix } = storedForm(row.form).inputs;
      if (columns === 'data' && !matrix) throw badInput('这个任务没有用到数据表，不能取出其中的行');
      const stored = await downloads.store(actor, {
        dir,
        document,
        name: row.name,
        table,
        columns,
        ...(columns === 'data' && { data: await service.file(actor, matrix!) }),
        view: { ...viewOf(input), names },
      });
      return { id: stored.id, name: stored.name };
    },
  });

  registerCall(app, calls.fileExportChartReport, {
    policy: 'task:download',
    handler: async ({ actor, input }) => {
      const opened: ChartChoice[] = [];
      for (const { charts, task_id: id } of input.items) {
        const { dir, document, row, settings } = await open(actor, 'task:download', id);
        opened.push({ id, dir, document, settings, name: row.name, charts });
      }
      return exportCharts({ ...input, choices: opened });
    },
  });

  /** @throws {Refusal} 404 when the result has no such chart. */
  async function openChart(actor: Actor, { chart, id }: { readonly chart: string; readonly id: string }) {
    const { document } = await open(actor, 'task:add', id);
    if (!document.charts.includes(chart)) throw notFound();
  }

  registerCall(app, calls.taskStoreChartSettings, {
    policy: 'task:add',
    handler: async ({ actor, input }) => {
      await openChart(actor, input);
      return changeChart(tasks, input, ({ edits }) => ({ ...input.settings, ...(edits && { edits }) }));
    },
  });

  registerCall(app, calls.taskStoreChartEdits, {
    policy: 'task:add',
    handler: async ({ actor, input }) => {
      await openChart(actor, input);
      return changeChart(tasks, input, ({ edits = [], ...settings }) => {
        // What was checked has no prototype, what was stored has.
        if (!isDeepStrictEqual(edits, JSON.parse(JSON.stringify(input.known))))
          throw conflict('这张图已在别处被修改，请先载入那里的修改再保存');
        return input.edits.length > 0 ? { ...settings, edits: input.edits } : settings;
      });
    },
  });
}

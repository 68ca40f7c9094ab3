import type { ChartSettingsBody, Report, ReportSection } from '@panome/contract';
import type { Actor } from '../../../platform/access/actor.ts';
import { authorize } from '../../../platform/access/authorize.ts';
import { conflict } from '../../../platform/http/refusal.ts';
import { newId } from '../../../platform/ids.ts';
import type { Reports } from '../../reports/index.ts';
import type { PresentStep } from '../present/presentStep.ts';
import type { RunService } from './runService.ts';
import type { StepRepository } from './stepRepository.ts';

/** A report takes no more sections. */
const most = 200;
const empty = { title: '', note: '' };

type Dependencies = {
  readonly service: RunService;
  readonly steps: StepRepository;
  readonly reports: Reports;
  readonly presentStep: PresentStep;
};

/**
 * One report of a run: every chart in the order of the menu under the heads of the menu, with the edits that it has, and
 * the methods at the end. It is an ordinary report from then on.
 */
export function createRunReport({ presentStep, reports, service, steps }: Dependencies) {
  return async (actor: Actor, id: string, key: string | null): Promise<Report> => {
    const run = await service.own(actor, 'flow:download', id);
    authorize(actor, 'report:add');
    const charts: ReportSection[] = [];
    const methods: ReportSection[] = [];
    const seen = new Set<string>();
    let head = '';
    for (const row of await steps.stepsOf(id)) {
      if (row.task?.state !== 'succeeded') continue;
      const step = await presentStep(row);
      const edits = JSON.parse(row.task.chart_settings) as Record<string, ChartSettingsBody>;
      if (step.charts.length > 0 && step.section !== head) {
        head = step.section;
        charts.push({ kind: 'text', id: newId(), title: head, note: '' });
      }
      for (const chart of step.charts)
        charts.push({
          kind: 'chart',
          id: newId(),
          title: step.charts.length > 1 ? `${step.title} · ${chart.title}` : step.title,
          note: '',
          task_id: row.task_id,
          chart: chart.id,
          settings: edits[chart.id] ?? {},
        });
      // Several contrasts of one method read the same.
      if (!seen.has(step.method_id)) methods.push({ ...empty, kind: 'methods', id: newId(), task_id: row.task_id });
      seen.add(step.method_id);
    }
    if (charts.length === 0) throw conflict('这次流程分析还没有图表，请等至少一步完成后再生成报告');
    const shown = charts.slice(0, most);
    const title: ReportSection = { kind: 'text', id: newId(), title: '分析方法', note: '' };
    const room = most - shown.length - 1;
    const sections = room > 0 ? [...shown, title, ...methods.slice(0, room)] : shown;
    const draft = { title: run.name, author: '', summary: '', sections, revision: 0 };
    const written = await reports.write(actor, draft);
    return reports.generate(actor, written.id, key === null ? null : `report:${key}`);
  };
}

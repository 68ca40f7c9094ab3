import { InputError } from '@panome/analysis/model';
import { serveChild } from '../platform/child/index.ts';
import type { Job, JobAnswer } from './job.ts';
import type { JobProgress } from './runJob.ts';

type Report = (step: string, fraction: number) => void;

/** Each kind of job is loaded when first needed, so that checking a table does not wait for fonts and charts. */
async function carryOut(job: Job, report: Report): Promise<unknown> {
  switch (job.kind) {
    case 'run':
      return (await import('./jobs/run.ts')).run(job, report);
    case 'check':
      return (await import('./jobs/check.ts')).check(job);
    case 'groups':
      return (await import('./jobs/groups.ts')).groups(job);
    case 'export':
      return (await import('./jobs/exportResult.ts')).exportResult(job);
    case 'charts':
      return (await import('./jobs/exportCharts.ts')).exportCharts(job);
    case 'look':
      return (await import('./jobs/look.ts')).look(job);
    case 'view':
      return (await import('./jobs/view.ts')).view(job);
    case 'quote':
      return (await import('./jobs/quote.ts')).quote(job);
    case 'report':
      return (await import('./jobs/report.ts')).report(job, report);
  }
}

serveChild<Job, JobAnswer, JobProgress>(async (job, progress) => {
  try {
    return { ok: true, value: await carryOut(job, (step, fraction) => progress({ step, fraction })) };
  } catch (error) {
    if (error instanceof InputError) return { ok: false, class: error.cause_class, problems: error.problems };
    throw error;
  }
});

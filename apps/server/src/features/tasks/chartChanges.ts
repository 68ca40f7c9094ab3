import type { ChartSettingsBody } from '@panome/contract';
import { conflict, notFound } from '../../platform/http/refusal.ts';
import type { TaskRepository } from './taskRepository.ts';

type Stored = Readonly<Record<string, ChartSettingsBody>>;
type Place = { readonly id: string; readonly chart: string };

const tries = 5;

/**
 * Changes what is stored of one chart of a task. Of two who do so at once, the later one begins again with what the
 * first one stored.
 *
 * @param change - Makes the new settings from those that are stored.
 * @throws {Refusal} 404 when the task is gone, and whatever `change` throws.
 */
export async function changeChart(
  tasks: TaskRepository,
  { chart, id }: Place,
  change: (settings: ChartSettingsBody) => ChartSettingsBody,
): Promise<ChartSettingsBody> {
  for (let attempt = 0; attempt < tries; attempt++) {
    // Each try needs what the one before it found.
    // oxlint-disable-next-line no-await-in-loop
    const row = await tasks.find(id);
    if (!row) throw notFound();
    const stored = JSON.parse(row.chart_settings) as Stored;
    const next = change(stored[chart] ?? {});
    // oxlint-disable-next-line no-await-in-loop
    if (await tasks.replaceChartSettings(id, row.chart_settings, JSON.stringify({ ...stored, [chart]: next })))
      return next;
  }
  throw conflict('这个任务的图表正在别处被修改，请稍后再试');
}

/** Settings of charts without what was changed on single elements of their figures. */
export const withoutEdits = (settings: Stored): Stored =>
  Object.fromEntries(
    Object.entries(settings).map(([chart, known]) => {
      const { edits: _, ...others } = known;
      return [chart, others];
    }),
  );

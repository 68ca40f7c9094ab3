import type { FlowRunRow } from '../../../platform/database/schema/flows.ts';
import { runStateOf, type Counts } from './settle.ts';

const titles = { succeeded: '分析完成', partial: '部分完成', failed: '分析失败' } as const;

/** The one message about a run: how it ended, with what, and where to look. */
export function endMessage({ id, name }: Pick<FlowRunRow, 'id' | 'name'>, counts: Counts) {
  const { failed, reused, skipped, succeeded } = counts;
  const state = runStateOf(counts);
  const title = state in titles ? titles[state as keyof typeof titles] : '已结束';
  const parts = [
    `${succeeded + reused} 步有结果${reused > 0 ? `（其中 ${reused} 步沿用已有结果）` : ''}`,
    ...(failed > 0 ? [`${failed} 步失败`] : []),
    ...(skipped > 0 ? [`${skipped} 步跳过`] : []),
  ];
  return {
    type: 'task' as const,
    title: `“${name}”${title}`,
    content: parts.join('，'),
    // What came out is looked at as a gallery; where nothing did, the run says why.
    link:
      succeeded + reused > 0
        ? `/support/module-results-view?run=${id}`
        : `/data-collection/analysis-mission-list?run=${id}`,
  };
}

import { Tag, type TagProps } from '@panome/ui/tag';
import { CircleAlert, CircleCheck, FilePen, LoaderCircle, RefreshCw, type LucideIcon } from 'lucide-react';
import type { ReportSummary } from './api.ts';
import { reportText as text } from './report.text.ts';

type Shown = 'draft' | 'generating' | 'ready' | 'stale' | 'failed';

const looks: Readonly<Record<Shown, readonly [NonNullable<TagProps['tone']>, LucideIcon]>> = {
  draft: ['neutral', FilePen],
  generating: ['accent', LoaderCircle],
  ready: ['success', CircleCheck],
  stale: ['warning', RefreshCw],
  failed: ['danger', CircleAlert],
};

/** Whether the file holds an older state than what is saved. */
export const isStale = ({
  generated_at,
  state,
  updated_at,
}: Pick<ReportSummary, 'generated_at' | 'state' | 'updated_at'>): boolean =>
  state === 'ready' && generated_at !== null && Date.parse(updated_at) > Date.parse(generated_at);

/** How a report stands, as icon and word. */
export function ReportState({ report }: { report: Pick<ReportSummary, 'generated_at' | 'state' | 'updated_at'> }) {
  const shown = isStale(report) ? 'stale' : report.state;
  const [tone, Icon] = looks[shown];
  return (
    <Tag icon={<Icon size={14} strokeWidth={1.5} />} tone={tone}>
      {text[shown]}
    </Tag>
  );
}

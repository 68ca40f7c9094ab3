import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { Descriptions } from '@panome/ui/descriptions';
import { Progress } from '@panome/ui/progress';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { Download, ExternalLink } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { download } from '../../../shared/api/index.ts';
import { formatSize, formatTime } from '../../../shared/format/format.ts';
import { useTell } from '../../../shared/page/index.ts';
import { isActive, TaskFailure, TaskProgress, useCancelTask, useTask } from '../../../shared/tasks/index.ts';
import type { Report } from '../api.ts';
import { isStale, ReportState } from '../ReportState.tsx';
import { reportText } from '../report.text.ts';
import { useViewReport } from '../useViewReport.ts';
import { editorText as text } from './editor.text.ts';

type FilePanelProps = {
  readonly report: Report;
  /** What is on the page is newer than what is stored. */
  readonly unsaved: boolean;
  readonly onChanged: () => void;
};

/** The file that was made of the report, or how far its making is. */
export function FilePanel({ onChanged, report, unsaved }: FilePanelProps) {
  const tell = useTell();
  const [loading, setLoading] = useState(false);
  const { task } = useTask(report.task_id || null);
  const { cancel, cancelling } = useCancelTask(onChanged);
  const { opening, view } = useViewReport();
  const making = report.state === 'generating';
  const save = async () => {
    setLoading(true);
    await download('reportDownload', { id: report.id }).catch((error: unknown) =>
      tell.failed(error, text.downloadFailed),
    );
    setLoading(false);
  };

  return (
    <Card actions={<ReportState report={report} />} title={text.file}>
      <Stack>
        {making &&
          (task && isActive(task) ? <TaskProgress task={task} /> : <Progress label={text.making} value={undefined} />)}
        {making && task?.can.cancel && (
          <Allowed call="taskCancel">
            <Button loading={cancelling} onClick={() => void cancel(task.id)}>
              {text.cancel}
            </Button>
          </Allowed>
        )}
        {report.state === 'failed' && task?.failure && <TaskFailure failure={task.failure} />}
        {!making && report.generated_at && (
          <>
            {(isStale(report) || unsaved) && <Callout tone="warning">{text.stale}</Callout>}
            <Descriptions
              columns={1}
              items={[
                { label: text.madeAt, value: formatTime(report.generated_at) },
                { label: text.size, value: formatSize(report.size) },
              ]}
            />
            <Allowed call="reportViewUrl">
              <Button
                icon={<ExternalLink aria-hidden size={16} strokeWidth={1.5} />}
                loading={opening}
                onClick={() => void view(report.id)}
              >
                {reportText.view}
              </Button>
            </Allowed>
            <Allowed call="reportDownload">
              <Button
                icon={<Download aria-hidden size={16} strokeWidth={1.5} />}
                loading={loading}
                onClick={() => void save()}
              >
                {text.download}
              </Button>
            </Allowed>
          </>
        )}
        {!making && !report.generated_at && report.state !== 'failed' && (
          <Text as="p" tone="muted">
            {text.notMade}
          </Text>
        )}
      </Stack>
    </Card>
  );
}

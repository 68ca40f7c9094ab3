import type { ChartReportFormat } from '@panome/contract';
import { Button } from '@panome/ui/button';
import { CheckboxGroup } from '@panome/ui/checkbox';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState } from 'react';
import { download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { TaskRecord } from '../../../shared/tasks/index.ts';
import { whatOf } from '../taskWords.ts';
import { exportChartsText as text } from './exportCharts.text.ts';
import { PaperOptions, usualPaper } from './PaperOptions.tsx';

const formats = [
  { value: 'svg', label: text.svg },
  { value: 'pdf', label: text.pdf },
  { value: 'csv', label: text.csv },
  { value: 'html', label: text.html },
] as const;

type ExportChartsProps = { tasks: readonly TaskRecord[]; onClose: () => void };

/** Asks in which formats the charts of finished tasks are wanted, and downloads them in one zip. */
export function ExportCharts({ onClose, tasks }: ExportChartsProps) {
  const [chosen, setChosen] = useState<readonly string[]>(['svg', 'csv']);
  const [paper, setPaper] = useState(usualPaper);
  const [busy, setBusy] = useState(false);
  const tell = useTell();

  const send = async () => {
    setBusy(true);
    try {
      await download('fileExportChartReport', {
        items: tasks.map(({ id }) => ({ task_id: id })),
        formats: chosen as ChartReportFormat[],
        ...paper,
      });
      tell.done(text.done);
      onClose();
    } catch (error) {
      tell.failed(error);
      setBusy(false);
    }
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        footer={
          <>
            <DialogClose>
              <Button>{text.cancel}</Button>
            </DialogClose>
            <Button disabled={chosen.length === 0} loading={busy} onClick={() => void send()} variant="primary">
              {text.export}
            </Button>
          </>
        }
        title={text.title(whatOf(tasks))}
      >
        <Stack>
          <CheckboxGroup
            label={text.formats}
            onValueChange={setChosen}
            options={formats}
            required
            value={chosen}
            {...(chosen.length === 0 ? { error: text.noFormat } : {})}
          />
          {(chosen.includes('svg') || chosen.includes('pdf')) && <PaperOptions onChange={setPaper} value={paper} />}
          <Text as="p" role="status" size="secondary" tone="muted">
            {busy ? text.making : chosen.includes('pdf') ? `${text.hint}；${text.hintPdf}` : text.hint}
          </Text>
        </Stack>
      </DialogContent>
    </Dialog>
  );
}

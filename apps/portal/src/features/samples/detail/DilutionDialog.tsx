import { concentrationColumn, columnsOf } from '@panome/contract/sample-forms';
import { Button } from '@panome/ui/button';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Form } from '@panome/ui/form';
import { NumberField } from '@panome/ui/number-field';
import { Stack } from '@panome/ui/stack';
import { useState } from 'react';
import { download } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { SampleForm } from '../api.ts';
import { detailText as text } from './detail.text.ts';

/** The unit of a form's concentrations; none in forms without them. */
export function concentrationUnit({ header, kind }: Pick<SampleForm, 'header' | 'kind'>): string | undefined {
  const columns = columnsOf(kind, header.families);
  const id = concentrationColumn(columns);
  return columns.find((column) => column.id === id)?.unit;
}

/** To which concentration and volume the samples are diluted. */
export function DilutionDialog({ form, onClose }: { readonly form: SampleForm; readonly onClose: () => void }) {
  const tell = useTell();
  const unit = concentrationUnit(form) ?? '';
  const [concentration, setConcentration] = useState<number | null>(unit === 'ng/µL' ? 50 : 1);
  const [volume, setVolume] = useState<number | null>(20);
  const [busy, setBusy] = useState(false);
  const ready = concentration !== null && concentration > 0 && volume !== null && volume > 0;
  const save = async () => {
    if (!ready) return;
    setBusy(true);
    try {
      await download('exportInfoCollectDilution', { id: form.id, concentration, volume });
      onClose();
    } catch (error) {
      tell.failed(error, text.downloadFailed);
    }
    setBusy(false);
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent
        description={text.dilutionHelp}
        footer={
          <>
            <DialogClose>
              <Button>{text.cancel}</Button>
            </DialogClose>
            <Button disabled={!ready} loading={busy} onClick={() => void save()} variant="primary">
              {text.export}
            </Button>
          </>
        }
        size="small"
        title={text.dilution}
      >
        <Form onSubmit={save}>
          <Stack space="medium">
            <NumberField
              label={text.target}
              min={0.001}
              onValueChange={setConcentration}
              required
              suffix={unit}
              value={concentration}
            />
            <NumberField label={text.volume} min={0.1} onValueChange={setVolume} required suffix="µL" value={volume} />
          </Stack>
        </Form>
      </DialogContent>
    </Dialog>
  );
}

import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Checkbox } from '@panome/ui/checkbox';
import { Dialog, DialogClose, DialogContent } from '@panome/ui/dialog';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { useState, useSyncExternalStore } from 'react';
import { call, messageOf, useCall } from '../../../shared/api/index.ts';
import type { StagedUpload } from '../../../shared/files/staged/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefreshStaff } from '../frame/useRefreshStaff.ts';
import { ChooseDelivery, type Looked } from './ChooseDelivery.tsx';
import { contractsText as text } from './contracts.text.ts';
import * as styles from './Contracts.css.ts';

type DeliverDialogProps = { readonly onClose: () => void };

const never = () => () => undefined;

/** Hands a delivery over: chosen or sent, looked at, and only then carried out. */
export function DeliverDialog({ onClose }: DeliverDialogProps) {
  const [upload, setUpload] = useState<StagedUpload>();
  const [busy, setBusy] = useState(false);
  const sending = useSyncExternalStore(upload?.subscribe ?? never, () => upload?.get().sending ?? false);
  const put = (next: StagedUpload | undefined) => {
    if (upload) giveUp(upload);
    setUpload(next);
  };
  const close = () => {
    put(undefined);
    onClose();
  };
  return (
    <Dialog locked={busy || sending} onOpenChange={(next) => !next && close()} open>
      <Deliver onBusyChange={setBusy} onClose={close} onUpload={put} upload={upload} />
    </Dialog>
  );
}

/** What was sent goes by itself within a day when this cannot be told. */
function giveUp(upload: StagedUpload): void {
  upload.stop();
  void call('staffStagedDelete', { folder: upload.get().folder }).catch(() => undefined);
}

type DeliverProps = DeliverDialogProps & {
  readonly upload: StagedUpload | undefined;
  readonly onUpload: (upload: StagedUpload | undefined) => void;
  /** It is being carried out: what was sent is read now, and must stay. */
  readonly onBusyChange: (busy: boolean) => void;
};

function Deliver({ onBusyChange, onClose, onUpload, upload }: DeliverProps) {
  const folders = useCall('staffDeliveryFolders', {}, { revalidateOnFocus: false });
  const [looked, setLooked] = useState<Looked>();
  if (!folders.data)
    return (
      <DialogContent
        footer={
          <DialogClose>
            <Button>{text.cancel}</Button>
          </DialogClose>
        }
        title={text.deliver}
      >
        {folders.error ? (
          <FailedState message={messageOf(folders.error)} onRetry={() => void folders.mutate()} variant="inline" />
        ) : (
          <Skeleton height={160} shape="block" />
        )}
      </DialogContent>
    );
  return looked ? (
    <Confirm looked={looked} onBack={() => setLooked(undefined)} onBusyChange={onBusyChange} onClose={onClose} />
  ) : (
    <ChooseDelivery folders={folders.data} onLooked={setLooked} onUpload={onUpload} upload={upload} />
  );
}

type ConfirmProps = Pick<DeliverProps, 'onBusyChange' | 'onClose'> & {
  readonly looked: Looked;
  readonly onBack: () => void;
};

function Confirm({ looked: { email, folder, name, plan, staged }, onBack, onBusyChange, onClose }: ConfirmProps) {
  const tell = useTell();
  const refresh = useRefreshStaff();
  const [quiet, setQuiet] = useState(false);
  const [sending, setSending] = useState(false);
  const [refusal, setRefusal] = useState('');
  const { faults, seal, steps } = plan;
  const ready = faults.length === 0 && steps.length > 0;
  const send = async () => {
    setSending(true);
    onBusyChange(true);
    setRefusal('');
    try {
      await call('staffDeliver', { folder, staged, email, quiet, seal });
      await refresh();
      tell.done(quiet ? text.deliveredQuietly : text.delivered(email));
      onClose();
    } catch (error) {
      setRefusal(messageOf(error));
    } finally {
      setSending(false);
      onBusyChange(false);
    }
  };
  return (
    <DialogContent
      description={text.deliveryOf(name, email)}
      footer={
        <>
          <Button disabled={sending} onClick={onBack}>
            {text.chooseAgain}
          </Button>
          {ready && (
            <Button loading={sending} onClick={() => void send()} variant="primary">
              {text.carryOut}
            </Button>
          )}
        </>
      }
      size="large"
      title={faults.length > 0 ? text.faulty : text.confirmDelivery}
    >
      <Stack>
        {refusal && <Callout title={refusal} tone="danger" />}
        {faults.length > 0 && <Callout title={text.faultyHelp(faults.length)} tone="danger" />}
        {faults.length === 0 && steps.length === 0 && <Callout title={text.nothingNew} />}
        <ul aria-label={faults.length > 0 ? text.faulty : text.changes} className={styles.lines} role="list">
          {(faults.length > 0 ? faults : steps).map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ul>
        {ready && <Checkbox checked={!quiet} label={text.tellCustomer} onCheckedChange={(tells) => setQuiet(!tells)} />}
      </Stack>
    </DialogContent>
  );
}

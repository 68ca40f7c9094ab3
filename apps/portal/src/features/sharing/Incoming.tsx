import { useAlert } from '@panome/ui/alert-dialog';
import { Badge } from '@panome/ui/badge';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Card } from '@panome/ui/card';
import { List } from '@panome/ui/list';
import { FailedState } from '@panome/ui/state';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { call, useCallPage } from '../../shared/api/index.ts';
import { useTell } from '../../shared/page/index.ts';
import { changingProjects, reportPath, type TakenShare } from '../../shared/projects/index.ts';
import { IncomingShare } from './IncomingShare.tsx';
import { sharingText as text } from './sharing.text.ts';

/**
 * Shares that wait to be received, with what is in them. Nothing is drawn while none waits.
 * @param wanted - The share that a message led to.
 */
export function Incoming({ wanted }: { wanted: string }) {
  const tell = useTell();
  const alert = useAlert();
  const navigate = useNavigate();
  const answer = useCallPage('projectShareListToMe', { state: 'pending', page: 1, size: 100 });
  const [busy, setBusy] = useState<string>();
  const heading = useRef<HTMLDivElement>(null);
  const shares = answer.data?.data ?? [];
  const found = shares.some(({ id }) => id === wanted);
  const [seen, setSeen] = useState('');
  if (found && seen !== wanted) setSeen(wanted);
  useEffect(() => {
    if (seen) document.querySelector<HTMLElement>(`[data-share="${CSS.escape(seen)}"]`)?.focus();
  }, [seen]);

  const attempt = async (name: string, act: () => Promise<void>) => {
    setBusy(name);
    try {
      await act();
    } catch (error) {
      tell.failed(error, text.failed);
    } finally {
      setBusy(undefined);
      heading.current?.focus();
    }
  };
  const receive = (taken: readonly TakenShare[]) =>
    attempt(taken.length === 1 ? taken[0]!.id : 'all', async () => {
      const { received } = await changingProjects(call('projectShareReceive', { ids: taken.map(({ id }) => id) }));
      const [only] = taken;
      const { contract_id, contract_number } = only!.preview;
      const open = () =>
        void navigate(reportPath({ has_original_data: false, id: contract_id, number: contract_number }));
      tell.done(text.received(received), taken.length === 1 ? { action: { label: text.view, onClick: open } } : {});
    });
  const decline = async (share: TakenShare) => {
    const agreed = await alert.confirm({
      title: text.declineTitle(share.preview.name),
      description: text.declineHint(share.owner_name || share.owner_email),
      action: text.decline,
    });
    if (!agreed) return;
    await attempt(share.id, async () => {
      await changingProjects(call('projectShareDecline', { id: share.id }));
      tell.done(text.declined(share.preview.name));
    });
  };

  if (answer.error && !answer.data)
    return (
      <FailedState
        message={answer.error.what}
        onRetry={() => void answer.mutate()}
        requestId={answer.error.requestId || undefined}
        variant="inline"
      />
    );
  const over = wanted !== '' && answer.data !== undefined && seen !== wanted;
  return (
    <div ref={heading} style={{ outline: 'none' }} tabIndex={-1}>
      {over && <Callout title={text.gone} />}
      {shares.length > 0 && (
        <Card
          actions={
            shares.length > 1 && (
              <Button loading={busy === 'all'} onClick={() => void receive(shares)} size="small">
                {text.receiveAll}
              </Button>
            )
          }
          title={
            <>
              {text.waiting} <Badge count={shares.length} label={text.waitingCount(shares.length)} />
            </>
          }
        >
          <List label={text.waiting}>
            {shares.map((share) => (
              <IncomingShare
                busy={busy === share.id}
                key={share.id}
                onDecline={() => void decline(share)}
                onReceive={() => void receive([share])}
                share={share}
                wanted={share.id === wanted}
              />
            ))}
          </List>
        </Card>
      )}
    </div>
  );
}

import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { CopyButton } from '@panome/ui/copy-button';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import { call } from '../../../shared/api/index.ts';
import { shownRunPath } from '../../../shared/flows/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { shownText as text } from './shown.text.ts';

type ShareCardProps = { readonly run: string; readonly shared: boolean; readonly onChanged: () => Promise<unknown> };

/** 分享结果: whether those who may see the project may see the gallery, and the link for them. */
export function ShareCard({ onChanged, run, shared }: ShareCardProps) {
  const tell = useTell();
  const [busy, setBusy] = useState(false);
  const put = async (next: boolean) => {
    setBusy(true);
    try {
      await call('flowRunShare', { id: run, shared: next });
      await onChanged();
      tell.done(next ? text.shared : text.stopped);
    } catch (error) {
      tell.failed(error, text.shareFailed);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Callout
      actions={
        shared ? (
          <>
            <CopyButton
              label={text.copy}
              value={`${location.origin}${location.pathname}#${shownRunPath(run)}`}
              withLabel
            />
            <Allowed call="flowRunShare">
              <Button loading={busy} onClick={() => void put(false)} size="small">
                {text.stop}
              </Button>
            </Allowed>
          </>
        ) : (
          <Allowed call="flowRunShare">
            <Button loading={busy} onClick={() => void put(true)} size="small">
              {text.share}
            </Button>
          </Allowed>
        )
      }
      title={shared ? text.sharedTitle : text.privateTitle}
      tone={shared ? 'success' : 'info'}
    >
      {text.shareHint}
    </Callout>
  );
}

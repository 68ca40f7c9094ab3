import { stagedPathFault } from '@panome/contract/staff';
import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { DropZone, type DroppedFile } from '@panome/ui/drop-zone';
import { Progress } from '@panome/ui/progress';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useState, useSyncExternalStore } from 'react';
import { useCall } from '../../../shared/api/index.ts';
import { createStagedUpload, filesOfFolder, type StagedUpload } from '../../../shared/files/staged/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { contractsText as text } from './contracts.text.ts';
import * as styles from './Contracts.css.ts';

const manifest = 'contract.yaml';
/** What cannot be said before the server is asked. */
const unknown = Number.MAX_SAFE_INTEGER;

type SendFolderProps = {
  readonly upload: StagedUpload | undefined;
  readonly onUpload: (upload: StagedUpload | undefined) => void;
};

/** Sends a folder of this machine, to be delivered. */
export function SendFolder({ onUpload, upload }: SendFolderProps) {
  const quota = useCall('fileStoreQuota', {}, { revalidateOnFocus: false });
  const [fault, setFault] = useState('');
  const take = (found: readonly DroppedFile[]) => {
    const folder = filesOfFolder(found);
    const wrong = folder.files.map(({ path }) => stagedPathFault(path)).find(Boolean);
    const said = wrong ?? (folder.files.some(({ path }) => path === manifest) ? '' : text.noManifest);
    setFault(said);
    if (!said) onUpload(createStagedUpload(folder));
  };
  if (upload) return <Sending onAgain={() => onUpload(undefined)} upload={upload} />;
  return (
    <Stack space="small">
      {fault && <Callout title={fault} tone="danger" />}
      <DropZone
        accept={[]}
        folders="only"
        maxSize={quota.data?.max_file ?? unknown}
        multiple
        onFiles={(_files, placed) => take(placed)}
      />
      <Text as="p" size="secondary" tone="muted">
        {text.sendHelp}
      </Text>
    </Stack>
  );
}

function Sending({ onAgain, upload }: { readonly upload: StagedUpload; readonly onAgain: () => void }) {
  const { done, failed, files, name, sending, sent, size } = useSyncExternalStore(upload.subscribe, upload.get);
  return (
    <Stack space="small">
      <Progress
        detail={`${formatSize(sent)} / ${formatSize(size)}`}
        label={name || text.sentFolder}
        status={
          sending ? text.sentFiles(done, files) : failed.length > 0 ? text.notSent(failed.length) : text.sentAll(files)
        }
        tone={sending ? 'accent' : failed.length > 0 ? 'danger' : 'success'}
        value={size === 0 ? 100 : (100 * sent) / size}
      />
      {failed.length > 0 && (
        <Callout
          actions={
            <Button onClick={upload.retry} size="small">
              {text.sendFailed}
            </Button>
          }
          title={text.notSent(failed.length)}
          tone="danger"
        >
          <ul className={styles.lines}>
            {failed.map(({ path, reason }) => (
              <li key={path}>{`${path}：${reason}`}</li>
            ))}
          </ul>
        </Callout>
      )}
      <div>
        <Button onClick={onAgain} size="small" variant="quiet">
          {sending ? text.cancelSending : text.otherFolder}
        </Button>
      </div>
    </Stack>
  );
}

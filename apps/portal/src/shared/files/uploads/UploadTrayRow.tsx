import { Button } from '@panome/ui/button';
import { FileIcon } from '@panome/ui/file-icon';
import { IconButton } from '@panome/ui/icon-button';
import { Link } from '@panome/ui/link';
import { Progress } from '@panome/ui/progress';
import { Text } from '@panome/ui/text';
import { Pause, Play, RotateCw, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatSize } from '../../format/format.ts';
import { isMoving, isOpen, percentOf, type Upload } from './upload.ts';
import { UploadConflict } from './UploadConflict.tsx';
import { uploadManager } from './uploadManager.ts';
import { uploadsText as text } from './uploads.text.ts';
import { stateWords } from './uploadWords.ts';
import * as styles from './UploadTray.css.ts';

const icon = { 'aria-hidden': true, size: 16, strokeWidth: 1.5 } as const;

/** The acts that fit the state, each with the file's name for screen readers. */
function actsOf({ final, id, name, phase }: Upload) {
  const canPause = phase === 'uploading' || phase === 'waiting' || phase === 'retrying';
  const canRetry = (phase === 'failed' && !final) || phase === 'cancelled';
  const open = isOpen({ phase });
  return [
    canPause && { label: text.pause(name), icon: <Pause {...icon} />, act: () => uploadManager.pause(id) },
    phase === 'paused' && { label: text.resume(name), icon: <Play {...icon} />, act: () => uploadManager.resume(id) },
    canRetry && { label: text.retry(name), icon: <RotateCw {...icon} />, act: () => uploadManager.resume(id) },
    { label: open ? text.cancel(name) : text.remove(name), icon: <X {...icon} />, act: () => (open ? uploadManager.cancel(id) : uploadManager.clear([id])) },
  ].filter((act) => typeof act === 'object');
}

/** Asks for the file that a reload took away. */
function ChooseAgain({ onRefused, upload: { id, name } }: { upload: Upload; onRefused: (reason: string | undefined) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button aria-label={text.chooseAgainFor(name)} onClick={() => input.current?.click()} size="small">
        {text.chooseAgain}
      </Button>
      <input
        aria-label={text.chooseAgainFor(name)}
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) onRefused(uploadManager.attach(id, file));
          target.value = '';
        }}
        ref={input}
        type="file"
      />
    </>
  );
}

/** One file of the tray: what, how far, what can be done. */
export function UploadTrayRow({ upload }: { upload: Upload }) {
  const [refused, setRefused] = useState<string>();
  const { dir, dirName, name, phase, size } = upload;
  return (
    <li className={styles.row}>
      <FileIcon name={name} />
      <div className={styles.name}>
        <Text truncate="middle">{name}</Text>
        <span className={styles.size}>{formatSize(size)}</span>
      </div>
      <div className={styles.acts}>
        {actsOf(upload).map(({ act, icon: picture, label }) => (
          <IconButton icon={picture} key={label} label={label} onClick={act} size="xsmall" />
        ))}
      </div>
      {(isMoving(upload) || phase === 'paused') && phase !== 'waiting' && (
        <div className={styles.wide}>
          <Progress label={name} labelHidden value={percentOf(upload)} />
        </div>
      )}
      <div className={styles.state} data-phase={refused ? 'failed' : phase}>
        <span>{refused ?? stateWords(upload)}</span>
        {phase === 'conflict' && <UploadConflict uploads={[upload]} />}
        {phase === 'missing' && <ChooseAgain onRefused={setRefused} upload={upload} />}
        {phase === 'success' && <Link href={`#/data-collection/file-store${dir ? `?dir=${encodeURIComponent(dir)}` : ''}`}>{text.goTo(dirName)}</Link>}
      </div>
    </li>
  );
}

import { Button } from '@panome/ui/button';
import type { Upload } from './upload.ts';
import { uploadManager } from './uploadManager.ts';
import { uploadsText as text } from './uploads.text.ts';
import * as styles from './UploadTray.css.ts';

/** Asks what to do with one file whose name the folder has, or with several at once. */
export function UploadConflict({ uploads }: { uploads: readonly Upload[] }) {
  const ids = uploads.map(({ id }) => id);
  const [only] = uploads.length === 1 ? uploads : [];
  const acts = [
    { word: text.keepBoth, hint: undefined, act: () => uploadManager.decide(ids, 'keep') },
    { word: text.replace, hint: text.replaceHint, act: () => uploadManager.decide(ids, 'replace') },
    { word: text.skip, hint: undefined, act: () => uploadManager.clear(ids) },
  ];
  return (
    <div className={styles.decisions}>
      {acts.map(({ act, hint, word }) => (
        <Button aria-label={only ? text.decideFor(word, only.name) : text.toAll(word)} key={word} onClick={act} size="small" title={hint}>
          {only ? word : text.toAll(word)}
        </Button>
      ))}
    </div>
  );
}

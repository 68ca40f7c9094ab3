import { Button } from '@panome/ui/button';
import { Callout } from '@panome/ui/callout';
import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import type { ResponseOf } from '@panome/contract/client';
import { Allowed } from '../../../shared/access/index.ts';
import { callUpload } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import { useRefresh } from '../api.ts';
import { crawlerText as text } from './crawler.text.ts';
import * as styles from './Crawler.css.ts';

const types = '.ris,.bib,.bibtex,.nbib,.xml,.csv,.tsv,.txt,.enw,.ciw';

/** Takes a file of records, and says what became of them. */
export function ImportButton() {
  const input = useRef<HTMLInputElement>(null);
  const [sending, setSending] = useState(false);
  const [told, setTold] = useState<ResponseOf<'literatureImport'>>();
  const refresh = useRefresh();
  const tell = useTell();
  const send = async (file: File) => {
    setSending(true);
    try {
      const answer = await callUpload('literatureImport', {}, file);
      setTold(answer);
      tell.done(text.imported(answer.added, answer.known));
      await refresh('literatureList');
    } catch (error) {
      tell.failed(error, text.importFailed);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.column}>
      <div className={styles.row}>
        <Allowed call="literatureImport">
          <Button
            icon={<Upload aria-hidden size={16} strokeWidth={1.5} />}
            loading={sending}
            onClick={() => input.current?.click()}
          >
            {text.import}
          </Button>
        </Allowed>
        <span className={styles.muted}>{text.importHelp}</span>
        <input
          accept={types}
          aria-label={text.import}
          hidden
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            // The same file may be chosen again after it was mended.
            currentTarget.value = '';
            if (file) void send(file);
          }}
          ref={input}
          type="file"
        />
      </div>
      {told && told.refused > 0 && (
        <Callout onClose={() => setTold(undefined)} title={text.refusedTitle(told.refused)} tone="warning">
          {text.refusedAt(told.problems.map(({ line }) => line).join('、'))}
        </Callout>
      )}
    </div>
  );
}

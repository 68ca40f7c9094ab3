import { readDelimited } from '@panome/analysis/csv';
import { Dialog, DialogContent } from '@panome/ui/dialog';
import { Skeleton } from '@panome/ui/skeleton';
import { FailedState } from '@panome/ui/state';
import { Stack } from '@panome/ui/stack';
import { Text } from '@panome/ui/text';
import { useEffect, useState } from 'react';
import { isSilent } from '../../../shared/api/index.ts';
import { formatSize } from '../../../shared/format/format.ts';
import { readFileBytes, type AfterSaleFile } from '../api.ts';
import { afterSalesText as text } from '../afterSales.text.ts';
import * as styles from './Detail.css.ts';
import { previewKind } from './previewKind.ts';
import { decodeText } from './decodeText.ts';

const largest = 20 * 1024 * 1024;
const mostRows = 200;
const mostText = 100_000;

type Shown =
  | { readonly kind: 'picture'; readonly url: string }
  | { readonly kind: 'table'; readonly rows: readonly (readonly string[])[] }
  | { readonly kind: 'text'; readonly text: string };

async function readShown(blob: Blob, name: string): Promise<Shown> {
  const kind = previewKind(name);
  if (kind === 'picture')
    return {
      kind,
      url: URL.createObjectURL(
        name.toLowerCase().endsWith('.svg') ? new Blob([blob], { type: 'image/svg+xml' }) : blob,
      ),
    };
  const words = decodeText(await blob.arrayBuffer());
  if (kind === 'text') return { kind, text: words.slice(0, mostText) };
  return { kind: 'table', rows: readDelimited(words, name.toLowerCase().endsWith('.csv') ? ',' : '\t', mostRows + 1) };
}

/**
 * A picture, the beginning of a table or of a text, without a download. A picture is drawn as an image, which runs
 * nothing.
 */
export function FilePreview({
  file,
  onClose,
  requestId,
}: {
  file: AfterSaleFile;
  requestId: string;
  onClose: () => void;
}) {
  const [shown, setShown] = useState<Shown>();
  const [failed, setFailed] = useState(false);
  const [round, setRound] = useState(0);
  const tooLarge = file.size > largest;
  useEffect(() => {
    if (tooLarge) return undefined;
    const ending = new AbortController();
    let made: Shown | undefined;
    readFileBytes(requestId, file, ending.signal)
      .then(async (blob) => {
        made = await readShown(blob, file.name);
        if (!ending.signal.aborted) setShown(made);
      })
      .catch((error: unknown) => {
        if (!ending.signal.aborted && !isSilent(error)) setFailed(true);
      });
    return () => {
      ending.abort();
      if (made?.kind === 'picture') URL.revokeObjectURL(made.url);
    };
  }, [file, requestId, round, tooLarge]);
  const retry = () => {
    setFailed(false);
    setRound((count) => count + 1);
  };
  return (
    <Dialog onOpenChange={(open) => !open && onClose()} open>
      <DialogContent size="large" title={file.name}>
        {tooLarge && <Text tone="muted">{text.previewTooLarge(formatSize(largest))}</Text>}
        {failed && <FailedState message={text.previewFailed} onRetry={retry} variant="inline" />}
        {!shown && !failed && !tooLarge && <Skeleton height={320} shape="block" />}
        {shown && <Content name={file.name} shown={shown} />}
      </DialogContent>
    </Dialog>
  );
}

function Content({ name, shown }: { name: string; shown: Shown }) {
  if (shown.kind === 'picture') return <img alt={name} className={styles.picture} src={shown.url} />;
  if (shown.kind === 'text') return <pre className={styles.plain}>{shown.text || text.previewEmpty}</pre>;
  const [head, ...rows] = shown.rows;
  if (!head) return <Text tone="muted">{text.previewEmpty}</Text>;
  return (
    <Stack>
      {/* Hidden columns must be reached by keyboard. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div aria-label={name} className={styles.cells} role="region" tabIndex={0}>
        <table className={styles.table}>
          <thead>
            <tr>
              {head.map((cell, index) => (
                <th className={styles.headCell} key={index} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.slice(0, mostRows).map((row, at) => (
              <tr key={at}>
                {row.map((cell, index) => (
                  <td className={styles.cell} key={index}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {rows.length >= mostRows && (
        <Text size="secondary" tone="muted">
          {text.previewRows(mostRows)}
        </Text>
      )}
    </Stack>
  );
}

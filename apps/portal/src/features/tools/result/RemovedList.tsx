import { CopyButton } from '@panome/ui/copy-button';
import { useText } from '@panome/ui/locale';
import { DataTable } from '@panome/ui/table';
import { useCallback, useMemo, useState } from 'react';
import { formatNumber } from '../../../shared/format/format.ts';
import * as styles from './ResultSummary.css.ts';
import { resultText } from './result.text.ts';
import type { ResultDocument } from './resultTypes.ts';

type RemovedListProps = { readonly kind: 'feature' | 'sample'; readonly removed: ResultDocument['removed'] };

/** What took no part, and why; folded, since it can be thousands. Nothing is drawn without any. */
export function RemovedList({ kind, removed }: RemovedListProps) {
  const text = useText(resultText);
  const [open, setOpen] = useState(false);
  const columns = useMemo(() => [{ id: 'id', header: text[kind], width: 240 }, { id: 'reason', header: text.reason, width: 480 }], [kind, text]);
  const getCell = useCallback((row: number, column: number) => (column === 0 ? removed[row]!.id : removed[row]!.reason), [removed]);
  if (removed.length === 0) return null;
  return (
    <details className={styles.details} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary className={styles.summary}>{text.removed(formatNumber(removed.length, 'integer'), text[kind])}</summary>
      {open && (
        <>
          <CopyButton label={text.copyRemoved} value={removed.map(({ id, reason }) => `${id}\t${reason}`).join('\n')} withLabel />
          <div className={styles.removed} data-rows={removed.length > 7 ? 'many' : 'few'}>
            <DataTable columns={columns} density="compact" getCell={getCell} label={text.removedTitle(text[kind])} rowCount={removed.length} />
          </div>
        </>
      )}
    </details>
  );
}

import { CopyButton } from '@panome/ui/copy-button';
import { Disclosure } from '@panome/ui/disclosure';
import { useText } from '@panome/ui/locale';
import { DataTable, type Column } from '@panome/ui/table';
import { useMemo } from 'react';
import { formatNumber } from '../../format/format.ts';
import * as styles from './ResultSummary.css.ts';
import { resultText } from './result.text.ts';
import type { ResultDocument } from './resultTypes.ts';

type Removed = ResultDocument['removed'][number];
type RemovedListProps = {
  /** What was removed, for the words. */
  readonly kind: 'feature' | 'sample' | 'gene' | 'cell';
  readonly removed: readonly Removed[];
};

/** One thing can be missing for several reasons. */
const keyOf = ({ id, reason }: Removed) => `${id} ${reason}`;

/** What took no part, and why; folded, since it can be thousands. Nothing is drawn without any. */
export function RemovedList({ kind, removed }: RemovedListProps) {
  const text = useText(resultText);
  const columns = useMemo(
    (): Column<Removed>[] => [
      { id: 'id', header: text[kind], cell: ({ id }) => id, width: 240 },
      { id: 'reason', header: text.reason, cell: ({ reason }) => reason, width: 480 },
    ],
    [kind, text],
  );
  if (removed.length === 0) return null;
  return (
    <Disclosure lazy variant="quiet" summary={text.removed(formatNumber(removed.length, 'integer'), text[kind])}>
      <CopyButton
        label={text.copyRemoved}
        value={removed.map(({ id, reason }) => `${id}\t${reason}`).join('\n')}
        withLabel
      />
      <div className={styles.removed} data-rows={removed.length > 7 ? 'many' : 'few'}>
        <DataTable
          columns={columns}
          density="compact"
          label={text.removedTitle(text[kind])}
          rowKey={keyOf}
          rows={removed}
        />
      </div>
    </Disclosure>
  );
}

import { Button } from '@panome/ui/button';
import { Select } from '@panome/ui/select';
import { Text } from '@panome/ui/text';
import { Table2 } from 'lucide-react';
import { useState } from 'react';
import { Allowed } from '../../../shared/access/index.ts';
import * as styles from '../Filters.css.ts';
import { filtersText as text } from '../filters.text.ts';
import type { FilterTable, TableKind } from '../filterTypes.ts';
import type { TableChoice } from '../useFilterTable.ts';
import { PrepareDialog } from './PrepareDialog.tsx';

type TableBarProps = {
  readonly choices: readonly TableChoice[];
  /** The source that is open. */
  readonly source: string;
  readonly as: TableKind;
  readonly table: FilterTable | undefined;
  readonly onChoose: (source: string, as: TableKind) => void;
};

/** Which table is filtered, and how it is read. */
export function TableBar({ as, choices, onChoose, source, table }: TableBarProps) {
  const [preparing, setPreparing] = useState(false);
  const known = choices.some(({ value }) => value === source);
  const options = [
    ...choices.map(({ name, title, value }) => ({ value, label: text.tableOf(title, name) })),
    ...(known || source === ''
      ? []
      : [{ value: source, label: text.otherTable(table?.source_name ?? text.readingState) }]),
  ];
  return (
    <div className={styles.bar}>
      <div className={styles.chooser}>
        <Select
          label={text.table}
          onValueChange={(next) => onChoose(next, 'records')}
          options={options}
          value={source}
        />
      </div>
      <div className={styles.tools}>
        {table && (
          <Text size="secondary" tone="muted">
            {text.size(table.rows, table.columns.length)}
          </Text>
        )}
        <Allowed call="storeDataPrepare">
          <Button
            icon={<Table2 aria-hidden size={16} strokeWidth={1.5} />}
            onClick={() => setPreparing(true)}
            variant="quiet"
          >
            {text.prepare}
          </Button>
        </Allowed>
      </div>
      <PrepareDialog
        as={as}
        onClose={() => setPreparing(false)}
        onPrepared={(next) => {
          setPreparing(false);
          onChoose(source, next);
        }}
        open={preparing}
        source={source}
      />
    </div>
  );
}

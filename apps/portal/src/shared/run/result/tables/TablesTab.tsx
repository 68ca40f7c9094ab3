import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { Stack } from '@panome/ui/stack';
import { EmptyState } from '@panome/ui/state';
import type { ChartSettingsStore } from '../../../charts/index.ts';
import { useResultAddress } from '../resultAddress.ts';
import { resultText } from '../result.text.ts';
import type { TaskResultData } from '../resultTypes.ts';
import { ResultTable } from './ResultTable.tsx';
import * as styles from './TablesTab.css.ts';
import { addressOf, viewIn, type TableView } from './tableView.ts';

type TablesTabProps = { readonly result: TaskResultData; readonly settings: ChartSettingsStore };

/** Every table of the result, one at a time. */
export function TablesTab({ result, settings }: TablesTabProps) {
  const text = useText(resultText);
  const { adjust, go, query } = useResultAddress();
  const { charts, tables } = result.document;
  if (tables.length === 0) return <EmptyState title={text.noTables} />;
  const view = viewIn(query, tables);
  const table = tables.find(({ id }) => id === view.table)!;
  const change = (next: Partial<TableView>) => (next.search === undefined ? go : adjust)(addressOf(next));
  return (
    <Stack space="medium">
      {tables.length > 1 && (
        <div className={styles.picker}>
          <Select
            label={text.pickTable}
            labelHidden
            onValueChange={(id) => change({ table: id })}
            options={tables.map(({ id, title }) => ({ value: id, label: title }))}
            value={view.table}
          />
        </div>
      )}
      <ResultTable
        charts={charts}
        document={result.document}
        key={view.table}
        missionId={result.task.id}
        onViewChange={change}
        settings={settings}
        table={table}
        view={view}
      />
    </Stack>
  );
}

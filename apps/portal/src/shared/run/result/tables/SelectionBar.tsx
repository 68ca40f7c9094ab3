import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { TableSelectionBar } from '@panome/ui/table';
import { useState } from 'react';
import { Allowed } from '../../../access/index.ts';
import { useTell } from '../../../page/index.ts';
import { storedFirst, ToolDialog } from '../../../tools/index.ts';
import { resultText } from '../result.text.ts';
import type { ColumnMeta } from '../resultTypes.ts';
import { rowsToTsv } from './exactCell.ts';
import type { ResultRow } from './tableRows.ts';
import { nextOfNames } from './nextInputs.ts';
import type { TableView } from './tableView.ts';
import { useContinue } from './useContinue.ts';
import type { LabelChart } from './useLabelCharts.ts';

type SelectionBarProps = {
  readonly columns: readonly ColumnMeta[];
  readonly rows: readonly ResultRow[];
  readonly charts: readonly LabelChart[];
  readonly missionId: string;
  readonly view: TableView;
  readonly onLabel: (chart: LabelChart) => void;
  readonly onClear: () => void;
};

/** What can be done with the chosen rows; nothing is drawn without any. */
export function SelectionBar({ charts, columns, missionId, onClear, onLabel, rows, view }: SelectionBarProps) {
  const text = useText(resultText);
  const tell = useTell();
  const [choosing, setChoosing] = useState(false);
  const { busy, goOn, keep } = useContinue(
    missionId,
    { ...view, search: '', filters: [] },
    rows.map(({ cells }) => String(cells[0])),
  );
  const copy = () =>
    navigator.clipboard
      .writeText(
        rowsToTsv(
          columns,
          rows.map(({ cells }) => cells),
        ),
      )
      .then(
        () => tell.done(text.copied),
        () => tell.note(text.copyFailed),
      );
  return (
    <TableSelectionBar count={rows.length} onClear={onClear}>
      <Button onClick={() => void copy()} size="small" variant="quiet">
        {text.copyRows}
      </Button>
      <Allowed call="taskStoreResult">
        <Button loading={busy} onClick={() => void keep('first')} size="small" variant="quiet">
          {text.keepList}
        </Button>
      </Allowed>
      <Allowed call={['taskStoreResult', 'taskStore']}>
        <Button onClick={() => setChoosing(true)} size="small" variant="quiet">
          {text.useInTool}
        </Button>
      </Allowed>
      {charts.map((chart) => (
        <Allowed call="taskStoreChartSettings" key={chart.id}>
          <Button onClick={() => onLabel(chart)} size="small" variant="quiet">
            {text.labelOn(chart.title)}
          </Button>
        </Allowed>
      ))}
      <ToolDialog
        fits={(tool) => nextOfNames(tool) !== undefined}
        hint={storedFirst}
        onChoose={(tool) => {
          setChoosing(false);
          void goOn(tool, nextOfNames);
        }}
        onClose={() => setChoosing(false)}
        open={choosing}
        table={{ id: `table:${missionId}/${view.table}`, as: 'list' }}
      />
    </TableSelectionBar>
  );
}

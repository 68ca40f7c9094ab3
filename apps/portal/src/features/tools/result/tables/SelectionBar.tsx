import { Button } from '@panome/ui/button';
import { useText } from '@panome/ui/locale';
import { TableSelectionBar } from '@panome/ui/table';
import { useTell } from '../../../../shared/page/index.ts';
import { resultText } from '../result.text.ts';
import type { ColumnMeta } from '../resultTypes.ts';
import { rowsToTsv } from './exactCell.ts';
import type { ResultRow } from './tableRows.ts';
import type { LabelChart } from './useLabelCharts.ts';

type SelectionBarProps = {
  readonly columns: readonly ColumnMeta[];
  readonly rows: readonly ResultRow[];
  readonly charts: readonly LabelChart[];
  readonly onLabel: (chart: LabelChart) => void;
  readonly onClear: () => void;
};

/** What can be done with the chosen rows; nothing is drawn without any. */
export function SelectionBar({ charts, columns, onClear, onLabel, rows }: SelectionBarProps) {
  const text = useText(resultText);
  const tell = useTell();
  const copy = () => navigator.clipboard.writeText(rowsToTsv(columns, rows.map(({ cells }) => cells))).then(() => tell.done(text.copied), () => tell.note(text.copyFailed));
  return (
    <TableSelectionBar count={rows.length} onClear={onClear}>
      <Button onClick={() => void copy()} size="small" variant="quiet">
        {text.copyRows}
      </Button>
      {charts.map((chart) => (
        <Button key={chart.id} onClick={() => onLabel(chart)} size="small" variant="quiet">
          {text.labelOn(chart.title)}
        </Button>
      ))}
    </TableSelectionBar>
  );
}

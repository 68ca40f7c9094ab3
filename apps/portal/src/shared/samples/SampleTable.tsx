import { columnsOf, headerOf, sampleOutcomes } from '@panome/contract/sample-forms';
import { DataTable, type Column } from '@panome/ui/table';
import { Tag } from '@panome/ui/tag';
import { useMemo, type Ref } from 'react';
import type { SampleForm } from './sampleFormTypes.ts';
import * as styles from './Samples.css.ts';
import { formText as text } from './form.text.ts';

type Row = SampleForm['rows'][number];

const nameOf = (row: Row) => row['name'] ?? '';

type SampleTableProps = {
  readonly form: SampleForm;
  /** The sample that something beside the table leads to. */
  readonly current?: string | undefined;
  readonly ref?: Ref<HTMLDivElement>;
};

/** The samples of a form, with what the check said of each. Columns that nobody filled are left out. */
export function SampleTable({ current, form: { header, kind, results, rows }, ref }: SampleTableProps) {
  const columns = useMemo(() => {
    const used = columnsOf(kind, header.families).filter(({ id, required }) => required || rows.some((row) => row[id]));
    const shown = used.map((column, at): Column<Row> => ({
      id: column.id,
      header: headerOf(column),
      help: column.help,
      width: Math.max(column.width, 96),
      sticky: at === 0,
      align: column.type === 'number' ? 'end' : 'start',
      cell: (row) => row[column.id] ?? '',
      sortValue: (row) => (column.type === 'number' && row[column.id] ? Number(row[column.id]) : row[column.id]),
    }));
    const resultOf = (row: Row) => results[nameOf(row)];
    const result: Column<Row> = {
      id: 'result',
      header: text.result,
      width: 320,
      text: (row) =>
        [sampleOutcomes[resultOf(row)?.outcome ?? 'passed'], resultOf(row)?.note].filter(Boolean).join(' '),
      cell: (row) => {
        const found = resultOf(row);
        return found ? (
          <span className={styles.result} title={found.note}>
            <Tag tone={found.outcome === 'problem' ? 'warning' : 'success'}>{sampleOutcomes[found.outcome]}</Tag>{' '}
            {found.note}
          </span>
        ) : (
          ''
        );
      },
      sortValue: (row) => resultOf(row)?.outcome ?? '',
    };
    const [name, ...rest] = shown;
    return Object.keys(results).length > 0 && name ? [name, result, ...rest] : shown;
  }, [header.families, kind, results, rows]);
  const height = { height: `min(${(rows.length + 1) * 40 + 24}px, 560px)` };
  return (
    <div style={height}>
      <DataTable columns={columns} current={current} label={text.samples} ref={ref} rowKey={nameOf} rows={rows} />
    </div>
  );
}

import type { ResponseOf } from '@panome/contract/client';
import { useText } from '@panome/ui/locale';
import { Table, type Column } from '@panome/ui/table';
import { Text } from '@panome/ui/text';
import { columnLetters } from '../../tasks/index.ts';
import * as styles from '../form/Form.css.ts';
import type { TablePlace } from './tablePlace.ts';
import { previewText } from './preview.text.ts';

export type PreviewWindow = ResponseOf<'fileStorePreview'>;
type Row = { readonly line: number; readonly cells: readonly string[] };

/**
 * Scrolls to the place of a problem once: the ref keeps its identity, so that React does not call it again after the
 * reader has scrolled.
 */
const reveal = (mark: HTMLElement | null) => mark?.scrollIntoView({ block: 'nearest', inline: 'nearest' });

/** A window of a table with the lines and letters of a spreadsheet; the place of a problem is framed. */
export function PreviewTable({ data, name, place }: { data: PreviewWindow; name: string; place: TablePlace }) {
  const text = useText(previewText);
  const rows = data.rows.map((cells, index): Row => ({ cells, line: data.offset + index + 2 }));
  const columns: Column<Row>[] = [
    {
      id: 'line',
      header: text.line,
      width: 64,
      align: 'end',
      sticky: true,
      cell: ({ line }) => <Text tone="subtle">{line}</Text>,
      text: ({ line }) => String(line),
    },
    ...data.header.map((header, index): Column<Row> => {
      const column = data.column_offset + index + 1;
      return {
        id: String(column),
        header: `${columnLetters(column)} · ${header}`,
        width: 140,
        // The names of the rows.
        sticky: column === 1,
        text: ({ cells }) => cells[index] ?? '',
        cell: ({ cells, line }) =>
          line === place.row && (place.column === undefined || place.column === column) ? (
            <mark className={styles.found} ref={reveal}>
              {cells[index] || '　'}
            </mark>
          ) : (
            (cells[index] ?? '')
          ),
      };
    }),
  ];
  return (
    <Table
      columns={columns}
      density="compact"
      label={text.table(name)}
      rowKey={({ line }) => String(line)}
      rows={rows}
    />
  );
}

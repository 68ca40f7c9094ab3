import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import type { PreviewWindow } from './PreviewTable.tsx';
import { previewText } from './preview.text.ts';

type WindowButtonsProps = {
  data: PreviewWindow;
  rowSize: number;
  columnSize: number;
  onRow: (offset: number) => void;
  onColumn: (offset: number) => void;
};

/** Moves the window over the table. */
export function WindowButtons({ columnSize, data, onColumn, onRow, rowSize }: WindowButtonsProps) {
  const text = useText(previewText);
  const { column_offset: left, offset } = data;
  const end = offset + data.rows.length;
  const right = left + data.header.length;
  return (
    <Inline space="medium">
      <Inline>
        <Text tone="muted">{text.range(data.rows.length === 0 ? 0 : offset + 1, end, data.total_rows)}</Text>
        <Button disabled={offset === 0} onClick={() => onRow(Math.max(0, offset - rowSize))} size="small">
          {text.earlier}
        </Button>
        <Button disabled={end >= data.total_rows} onClick={() => onRow(end)} size="small">
          {text.later}
        </Button>
      </Inline>
      {data.total_columns > columnSize && (
        <Inline>
          <Text tone="muted">{text.columns(left + 1, right, data.total_columns)}</Text>
          <Button disabled={left === 0} onClick={() => onColumn(Math.max(0, left - columnSize))} size="small">
            {text.left}
          </Button>
          <Button disabled={right >= data.total_columns} onClick={() => onColumn(right)} size="small">
            {text.right}
          </Button>
        </Inline>
      )}
    </Inline>
  );
}

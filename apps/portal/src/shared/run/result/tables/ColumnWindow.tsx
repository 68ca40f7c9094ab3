import { IconButton } from '@panome/ui/icon-button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { resultText } from '../result.text.ts';
import { columnsAtOnce } from './tableView.ts';

type ColumnWindowProps = {
  /** Columns beside the first, which is always shown. */
  readonly total: number;
  readonly offset: number;
  readonly onChange: (offset: number) => void;
};

/** Goes sideways through a table with more columns than a browser should draw. */
export function ColumnWindow({ offset, onChange, total }: ColumnWindowProps) {
  const text = useText(resultText);
  if (total <= columnsAtOnce) return null;
  const last = Math.min(total, offset + columnsAtOnce);
  return (
    <Inline space="xsmall">
      <IconButton
        disabled={offset === 0}
        icon={<ChevronLeft aria-hidden size={16} strokeWidth={1.5} />}
        label={text.previousColumns}
        onClick={() => onChange(Math.max(0, offset - columnsAtOnce))}
        size="small"
      />
      <Text role="status" tone="muted">
        {text.columnWindow(offset + 2, last + 1, total + 1)}
      </Text>
      <IconButton
        disabled={last === total}
        icon={<ChevronRight aria-hidden size={16} strokeWidth={1.5} />}
        label={text.nextColumns}
        onClick={() => onChange(offset + columnsAtOnce)}
        size="small"
      />
    </Inline>
  );
}

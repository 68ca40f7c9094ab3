import { Button } from '@panome/ui/button';
import { Inline } from '@panome/ui/inline';
import { useText } from '@panome/ui/locale';
import { Text } from '@panome/ui/text';
import { Eye, FlipVertical2 } from 'lucide-react';
import { toolFormText } from '../toolForm.text.ts';
import type { TableInspection } from './useInspection.ts';

const percent = (share: number) => (share > 0 && share < 0.001 ? '<0.1' : (share * 100).toFixed(1));

type TableFactsProps = {
  inspection: TableInspection;
  onPreview: () => void;
  /** Reads the table with its samples in rows; absent where that was decided already. */
  onTranspose?: (() => void) | undefined;
};

/** What was read, in one line: rows, samples, missing values, where the names are. */
export function TableFacts({ inspection: { reading, report }, onPreview, onTranspose }: TableFactsProps) {
  const text = useText(toolFormText);
  const facts = report && [
    text.shape(report.features, report.samples.length),
    report.missing.count === 0 ? text.noMissing : text.missing(percent(report.missing.share)),
    text.idColumn(report.id_column),
    report.annotation_columns.length > 0 && text.annotations(report.annotation_columns.join('、')),
    report.sheets.length === 0 && report.encoding !== 'utf-8' && text.encoding(report.encoding.toUpperCase()),
  ];
  return (
    <Inline space="medium">
      <Text role="status" tone="muted">
        {reading ? text.readingFile : facts?.filter(Boolean).join(' · ')}
      </Text>
      <Button icon={<Eye size={16} strokeWidth={1.5} />} onClick={onPreview} size="small" variant="quiet">
        {text.preview}
      </Button>
      {onTranspose && report && (
        <Button icon={<FlipVertical2 size={16} strokeWidth={1.5} />} onClick={onTranspose} size="small" variant="quiet">
          {text.samplesInRows}
        </Button>
      )}
    </Inline>
  );
}

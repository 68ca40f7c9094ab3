import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { useReading } from '../../preview/useReading.ts';
import * as styles from '../Form.css.ts';
import type { ChosenFile, Reading } from '../toolForm.ts';
import { toolFormText } from '../toolForm.text.ts';
import type { TableInspection } from './useInspection.ts';

type SheetFieldProps = { file: ChosenFile; report: TableInspection['report']; onReading: (reading: Reading) => void };

/** Which sheet of a workbook holds the table; nothing where there is no choice. */
export function SheetField({ file, onReading, report }: SheetFieldProps) {
  const text = useText(toolFormText);
  const choose = useReading(file, onReading);
  if (!report || report.sheets.length < 2) return null;
  return (
    <div className={styles.short}>
      <Select
        help={text.sheetHelp}
        label={text.sheetLabel}
        onValueChange={(sheet) => choose({ sheet })}
        options={report.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
        value={file.sheet || report.sheet}
      />
    </div>
  );
}

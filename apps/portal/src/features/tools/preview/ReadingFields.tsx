import { Grid } from '@panome/ui/grid';
import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { call } from '../../../shared/api/index.ts';
import { useTell } from '../../../shared/page/index.ts';
import type { TableInspection } from '../form/data/useInspection.ts';
import type { ChosenFile, Reading } from '../form/toolForm.ts';
import { previewText } from './preview.text.ts';

/** Stands for no choice: a Select has no empty value. */
const automatic = 'auto';
const encodings = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'];

type ReadingFieldsProps = { file: ChosenFile; report: TableInspection['report']; onReading: (reading: Reading) => void };

/** How the file is read; remembered with the file for the next tool. */
export function ReadingFields({ file, onReading, report }: ReadingFieldsProps) {
  const text = useText(previewText);
  const tell = useTell();
  const choose = (name: keyof Reading, value: string) => {
    const chosen = value === automatic ? '' : value;
    onReading({ [name]: chosen });
    call('fileStoreUpdateConfig', { id: file.file_id, [name]: chosen }).catch((error: unknown) => tell.failed(error, text.saveFailed));
  };
  const isText = !report || report.sheets.length === 0;
  const auto = { value: automatic, label: text.automatic };
  return (
    <Grid minItemWidth={160} space="medium">
      {report && report.sheets.length > 1 && (
        <Select label={text.sheet} onValueChange={(value) => choose('sheet', value)} options={report.sheets.map((sheet) => ({ value: sheet, label: sheet }))} size="small" value={file.sheet || report.sheet} />
      )}
      {isText && (
        <>
          <Select label={text.encoding} onValueChange={(value) => choose('encoding', value)} options={[auto, ...encodings.map((name) => ({ value: name, label: name.toUpperCase() }))]} size="small" value={file.encoding || automatic} />
          <Select
            label={text.delimiter}
            onValueChange={(value) => choose('delimiter', value)}
            options={[auto, { value: 'comma', label: text.comma }, { value: 'tab', label: text.tab }, { value: 'semicolon', label: text.semicolon }]}
            size="small"
            value={file.delimiter || automatic}
          />
        </>
      )}
    </Grid>
  );
}

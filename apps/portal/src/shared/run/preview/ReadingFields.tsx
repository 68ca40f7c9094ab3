import { Grid } from '@panome/ui/grid';
import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import type { TableInspection } from '../form/data/useInspection.ts';
import type { ChosenFile, Reading } from '../form/toolForm.ts';
import { previewText } from './preview.text.ts';
import { useReading } from './useReading.ts';

/** Stands for no choice: a Select has no empty value. */
const automatic = 'auto';
const encodings = ['utf-8', 'gb18030', 'utf-16le', 'utf-16be', 'windows-1252', 'macintosh'];

type ReadingFieldsProps = {
  file: ChosenFile;
  report: TableInspection['report'];
  onReading: (reading: Reading) => void;
};

/** How the file is read; remembered with the file for the next tool. */
export function ReadingFields({ file, onReading, report }: ReadingFieldsProps) {
  const text = useText(previewText);
  const read = useReading(file, onReading);
  const choose = (name: keyof Reading, value: string) => read({ [name]: value === automatic ? '' : value });
  const isText = !report || report.sheets.length === 0;
  const auto = (found: string | undefined) => ({
    value: automatic,
    label: found ? text.automaticIs(found) : text.automatic,
  });
  const delimiters = [
    { value: 'comma', label: text.comma },
    { value: 'tab', label: text.tab },
    { value: 'semicolon', label: text.semicolon },
    { value: 'pipe', label: text.pipe },
    { value: 'space', label: text.space },
  ];
  const found = {
    encoding: file.encoding ? undefined : report?.encoding.toUpperCase(),
    delimiter: file.delimiter ? undefined : delimiters.find(({ value }) => value === report?.delimiter)?.label,
  };
  return (
    <Grid minItemWidth={160} space="medium">
      {report && report.sheets.length > 1 && (
        <Select
          label={text.sheet}
          onValueChange={(value) => choose('sheet', value)}
          options={report.sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          size="small"
          value={file.sheet || report.sheet}
        />
      )}
      {isText && (
        <>
          <Select
            label={text.encoding}
            onValueChange={(value) => choose('encoding', value)}
            options={[auto(found.encoding), ...encodings.map((name) => ({ value: name, label: name.toUpperCase() }))]}
            size="small"
            value={file.encoding || automatic}
          />
          <Select
            label={text.delimiter}
            onValueChange={(value) => choose('delimiter', value)}
            options={[auto(found.delimiter), ...delimiters]}
            size="small"
            value={file.delimiter || automatic}
          />
        </>
      )}
    </Grid>
  );
}

import type { Inspection } from '@panome/contract';
import { Select } from '@panome/ui/select';
import { previewText as text } from './preview.text.ts';
import * as styles from './Preview.css.ts';
import { auto, choicesOf, type Reading, type ReadingName } from './reading.ts';

type PreviewReadingProps = {
  reading: Reading;
  report: Inspection | null | undefined;
  onChange: (name: ReadingName, value: string) => void;
};

/** How the file is read: what the server found, and the way to say otherwise. Remembered with the file. */
export function PreviewReading({ onChange, reading, report }: PreviewReadingProps) {
  const sheets = report?.sheets ?? [];
  // What has sheets and no encoding: workbooks, and files whose parts take the place of sheets.
  if (sheets.length > 0 && report?.encoding === '') {
    return (
      <div className={styles.reading}>
        <Select
          label={text.sheet}
          onValueChange={(value) => onChange('sheet', value)}
          options={sheets.map((sheet) => ({ value: sheet, label: sheet }))}
          size="small"
          value={reading.sheet ?? report?.sheet ?? ''}
        />
      </div>
    );
  }
  return (
    <div className={styles.reading}>
      <Select
        label={text.encoding}
        onValueChange={(value) => onChange('encoding', value === auto ? '' : value)}
        options={choicesOf(text.encodings, reading.encoding ? undefined : report?.encoding)}
        size="small"
        value={reading.encoding ?? auto}
      />
      <Select
        label={text.delimiter}
        onValueChange={(value) => onChange('delimiter', value === auto ? '' : value)}
        options={choicesOf(text.delimiters, reading.delimiter ? undefined : report?.delimiter)}
        size="small"
        value={reading.delimiter ?? auto}
      />
    </div>
  );
}

import { fieldOf, queryFields, type BuilderRow, type QueryFieldName } from '@panome/contract/protein-query';
import { Button } from '@panome/ui/button';
import { Checkbox } from '@panome/ui/checkbox';
import { Select } from '@panome/ui/select';
import { TextField } from '@panome/ui/text-field';
import * as styles from '../Proteins.css.ts';
import { proteinText as text } from '../proteins.text.ts';

const any = 'any';
const fields = [
  { value: any, label: text.anyField },
  ...queryFields.map(({ label, name }) => ({ value: name, label })),
];
const flags = [
  { value: 'true', label: text.yes },
  { value: 'false', label: text.no },
];

type BuilderLineProps = {
  readonly row: BuilderRow;
  readonly number: number;
  readonly onChange: (row: BuilderRow) => void;
  readonly onRemove: () => void;
};

/** One condition: a field, what it must hold, and whether that is excluded. */
export function BuilderLine({ number, onChange, onRemove, row }: BuilderLineProps) {
  const field = row.field === '' ? undefined : fieldOf(row.field);
  const choose = (value: string) =>
    onChange({ ...row, field: value === any ? '' : (value as QueryFieldName), value: '', to: '' });
  return (
    <div aria-label={`${text.builder} ${number}`} className={styles.row} role="group">
      <div className={styles.field}>
        <Select label={text.field} onValueChange={choose} options={fields} value={row.field || any} />
      </div>
      {field?.kind === 'number' ? (
        <>
          {(['value', 'to'] as const).map((end) => (
            <div className={styles.short} key={end}>
              <TextField
                inputMode="numeric"
                label={end === 'value' ? text.from : text.to}
                onValueChange={(value: string) => onChange({ ...row, [end]: value.replace(/\D/g, '') })}
                value={row[end]}
              />
            </div>
          ))}
        </>
      ) : field?.kind === 'flag' ? (
        <div className={styles.field}>
          <Select
            label={text.content}
            onValueChange={(value) => onChange({ ...row, value })}
            options={flags}
            value={row.value}
          />
        </div>
      ) : (
        <div className={styles.query}>
          <TextField
            label={text.content}
            onValueChange={(value) => onChange({ ...row, value: value })}
            placeholder={field?.example}
            spellCheck={false}
            value={row.value}
          />
        </div>
      )}
      <Checkbox
        checked={row.excluded}
        label={text.excluded}
        onCheckedChange={(excluded) => onChange({ ...row, excluded })}
      />
      <Button aria-label={`${text.removeRow} ${number}`} onClick={onRemove} variant="quiet">
        {text.removeRow}
      </Button>
    </div>
  );
}

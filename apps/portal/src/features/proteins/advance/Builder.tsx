import type { BuilderQuery, BuilderRow } from '@panome/contract/protein-query';
import { Button } from '@panome/ui/button';
import { RadioGroup } from '@panome/ui/radio-group';
import * as styles from '../Proteins.css.ts';
import { proteinText as text } from '../proteins.text.ts';
import { BuilderLine } from './BuilderLine.tsx';

const emptyRow: BuilderRow = { field: '', value: '', to: '', excluded: false };

type BuilderProps = {
  readonly query: BuilderQuery;
  readonly onChange: (query: BuilderQuery) => void;
};

/** Conditions as lines. One empty line stands there when there is none. */
export function Builder({ onChange, query }: BuilderProps) {
  const rows = query.rows.length > 0 ? query.rows : [emptyRow];
  const put = (next: readonly BuilderRow[]) => onChange({ ...query, rows: next });
  return (
    <div className={styles.part}>
      <RadioGroup
        label={text.join}
        onValueChange={(join) => onChange({ ...query, join: join === 'or' ? 'or' : 'and' })}
        options={[
          { value: 'and', label: text.joinAnd },
          { value: 'or', label: text.joinOr },
        ]}
        orientation="horizontal"
        value={query.join}
      />
      {rows.map((row, at) => (
        <BuilderLine
          // Lines have no name but their place.
          // oxlint-disable-next-line react/no-array-index-key
          key={at}
          number={at + 1}
          onChange={(changed) => put(rows.map((one, index) => (index === at ? changed : one)))}
          onRemove={() => put(rows.filter((_, index) => index !== at))}
          row={row}
        />
      ))}
      <div>
        <Button onClick={() => put([...rows, emptyRow])}>{text.addRow}</Button>
      </div>
    </div>
  );
}

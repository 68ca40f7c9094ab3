import { valueOf } from '@panome/charts/wording';
import { Button } from '@panome/ui/button';
import { Combobox } from '@panome/ui/combobox';
import { useText } from '@panome/ui/locale';
import { Select } from '@panome/ui/select';
import { TextField } from '@panome/ui/text-field';
import { useState, type SubmitEvent } from 'react';
import { operatorText, resultText } from '../result.text.ts';
import type { TableMeta } from '../resultTypes.ts';
import * as styles from './TablesTab.css.ts';
import { conditionOf, needsValue, operatorsOf, type FilterOperator, type TableCondition } from './tableView.ts';

type FilterFormProps = {
  readonly columns: TableMeta['columns'];
  readonly onAdd: (filter: TableCondition) => void;
};

/** Column, comparison and value of one more condition. */
export function FilterForm({ columns, onAdd }: FilterFormProps) {
  const text = useText(resultText);
  const operators = useText(operatorText);
  const [column, setColumn] = useState(columns[0]!);
  const [op, setOp] = useState<FilterOperator>(operatorsOf(columns[0]!)[0]!);
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  const ops = operatorsOf(column);

  const chooseColumn = (name: string) => {
    const next = columns.find((candidate) => candidate.name === name);
    if (!next) return;
    setColumn(next);
    setError(undefined);
    if (!operatorsOf(next).includes(op)) setOp(operatorsOf(next)[0]!);
  };
  const handleSubmit = (event: SubmitEvent) => {
    event.preventDefault();
    const wanted = value.trim();
    if (needsValue(op) && wanted === '') return setError(text.valueMissing);
    const condition = conditionOf(column, op, valueOf(column, wanted));
    if (!condition) return setError(text.valueNotNumber);
    setError(undefined);
    setValue('');
    onAdd(condition);
  };
  return (
    <form className={styles.filterForm} noValidate onSubmit={handleSubmit}>
      <Combobox
        label={text.column}
        labelHidden
        onValueChange={chooseColumn}
        options={columns.map(({ label, name }) => ({ value: name, label }))}
        required
        value={column.name}
      />
      <Select
        label={text.operator}
        labelHidden
        onValueChange={(next) => setOp(next as FilterOperator)}
        options={ops.map((one) => ({ value: one, label: operators[one] }))}
        value={op}
      />
      <TextField
        autoComplete="off"
        disabled={!needsValue(op)}
        error={error}
        label={text.value}
        labelHidden
        onValueChange={setValue}
        placeholder={text.value}
        value={needsValue(op) ? value : ''}
      />
      <Button type="submit">{text.addFilter}</Button>
    </form>
  );
}

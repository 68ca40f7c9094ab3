import { Select } from '@panome/ui/select';
import * as styles from './List.css.ts';

/** Stands for no filter, since an option of a Select must not be empty. */
const all = 'all';

type FilterSelectProps<Value extends string> = {
  readonly label: string;
  /** Says that nothing is chosen: every value is shown. */
  readonly all: string;
  readonly choices: readonly Value[];
  readonly labels: Readonly<Record<Value, string>>;
  /** Empty: nothing is chosen. */
  readonly value: Value | '';
  readonly onChoose: (value: Value | '') => void;
};

/** Narrows a list to one of a few values. */
export const FilterSelect = <Value extends string>({
  all: allLabel,
  choices,
  label,
  labels,
  onChoose,
  value,
}: FilterSelectProps<Value>) => (
  <div className={styles.filter}>
    <Select
      label={label}
      labelHidden
      onValueChange={(chosen) => onChoose(choices.find((one) => one === chosen) ?? '')}
      options={[
        { value: all, label: allLabel },
        ...choices.map((choice) => ({ value: choice, label: labels[choice] })),
      ]}
      value={value || all}
    />
  </div>
);

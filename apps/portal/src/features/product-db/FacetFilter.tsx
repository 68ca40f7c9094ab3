import { Combobox } from '@panome/ui/combobox';
import { Select } from '@panome/ui/select';
import * as styles from './Experience.css.ts';
import { experienceText as text } from './experience.text.ts';

/** More than this are looked for by typing. */
const mostListed = 15;
/** Stands for no filter, since an option of a Select must not be empty. */
const all = ' ';

type FacetFilterProps = {
  readonly label: string;
  readonly counts: readonly { readonly value: string; readonly count: number }[];
  /** Empty: nothing is chosen. */
  readonly value: string;
  readonly onChoose: (value: string) => void;
};

/** Narrows the list to one value; each says how many rows it would leave. */
export function FacetFilter({ counts, label, onChoose, value }: FacetFilterProps) {
  // A value of the address that the other filters leave no row of stays to be seen.
  const known = counts.some((one) => one.value === value) || value === '';
  const options = [...(known ? [] : [{ value, count: 0 }]), ...counts].map((one) => ({
    value: one.value,
    label: text.withCount(one.value, one.count),
  }));
  return (
    <div className={styles.facet}>
      {options.length > mostListed ? (
        <Combobox
          label={label}
          labelHidden
          onValueChange={onChoose}
          options={options}
          placeholder={text.allOf(label)}
          value={value}
        />
      ) : (
        <Select
          label={label}
          labelHidden
          onValueChange={(chosen) => onChoose(chosen === all ? '' : chosen)}
          options={[{ value: all, label: text.allOf(label) }, ...options]}
          value={value || all}
        />
      )}
    </div>
  );
}

import { Button } from '../button/index.ts';
import type { DayRange } from '../date-field/index.ts';
import * as styles from './DateRangeField.css.ts';

/** A range that is often wanted. */
export type DateRangePreset = {
  /** What it is called, e.g. `本月`. */
  label: string;
  /** Its days. */
  range: DayRange;
};

type DateRangePresetsProps = {
  label: string;
  presets: readonly DateRangePreset[];
  value: DayRange;
  onChoose: (range: DayRange) => void;
};

/** Ranges in one press. */
export function DateRangePresets({ label, presets, value, onChoose }: DateRangePresetsProps) {
  return (
    <div aria-label={label} className={styles.presets} role="group">
      {presets.map(({ label: name, range }) => {
        const chosen = range.from === value.from && range.to === value.to;
        return (
          <Button
            aria-pressed={chosen}
            key={name}
            onClick={() => onChoose(range)}
            size="small"
            variant={chosen ? 'secondary' : 'quiet'}
          >
            {name}
          </Button>
        );
      })}
    </div>
  );
}

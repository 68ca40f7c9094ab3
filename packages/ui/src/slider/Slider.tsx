import { Slider as RadixSlider } from 'radix-ui';
import { Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import * as styles from './Slider.css.ts';
import { sliderText } from './Slider.text.ts';

export type SliderProps = FieldFrame & {
  /** One number, or two for a range. */
  value: readonly [number] | readonly [number, number];
  /** Called at every step of a drag, with as many numbers as `value` has. */
  onValueChange: (value: number[]) => void;
  /** Called once when the thumb is let go; for work too heavy for every move. */
  onValueCommit?: (value: number[]) => void;
  /** The lower end; 0 by default. */
  min?: number;
  /** The upper end; 100 by default. */
  max?: number;
  /** How far one press of an arrow key goes; 1 by default. */
  step?: number;
  /** How a number is shown and read, e.g. with its unit. */
  format?: (value: number) => string;
  /** Shows the value but does not let it move. */
  disabled?: boolean;
};

/**
 * A rough amount between two ends that shows its effect at once.
 *
 * When not to use: for an exact number use `NumberField`.
 */
export function Slider({ label, labelHidden, help, error, required, value, format = String, ...root }: SliderProps) {
  const text = useText(sliderText);
  const [least, greatest] = value;
  const shown = greatest === undefined ? format(least) : text.range(format(least), format(greatest));
  return (
    <Field error={error} group help={help} label={label} labelHidden={labelHidden} required={required}>
      {({ id, ...control }) => (
        <div className={styles.row}>
          <RadixSlider.Root {...root} className={styles.root} id={id} value={[...value]}>
            <RadixSlider.Track className={styles.track}>
              <RadixSlider.Range className={styles.range} />
            </RadixSlider.Track>
            {value.map((number, index) => (
              <RadixSlider.Thumb
                aria-describedby={control['aria-describedby']}
                aria-label={greatest === undefined ? undefined : index === 0 ? text.least : text.greatest}
                aria-labelledby={greatest === undefined ? control['aria-labelledby'] : undefined}
                aria-valuetext={format(number)}
                className={styles.thumb}
                key={index === 0 ? 'least' : 'greatest'}
              />
            ))}
          </RadixSlider.Root>
          <span aria-hidden className={styles.shown}>
            {shown}
          </span>
        </div>
      )}
    </Field>
  );
}

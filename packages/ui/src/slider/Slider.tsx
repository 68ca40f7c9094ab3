import { useControllable } from '../controllable/index.ts';
import { Field, type FieldFrame } from '../field/index.ts';
import { useText } from '../locale/index.ts';
import type { PassedOn } from '../native-props/index.ts';
import { withRef } from '../react-range/index.ts';
import { inlineVars } from '../theme/index.ts';
import * as styles from './Slider.css.ts';
import { sliderText } from './Slider.text.ts';
import { SliderNumber } from './SliderNumber.tsx';
import { SliderThumb } from './SliderThumb.tsx';

type Amounts = readonly [number] | readonly [number, number];

export type SliderProps = FieldFrame &
  PassedOn<'div'> & {
    /** One number, or two for a range; without it the part keeps them. */
    value?: Amounts | undefined;
    /** The numbers at the start, when the caller does not control them; `[min]` by default. */
    defaultValue?: Amounts;
    /** Called at every step of a drag, with as many numbers as `value` has. */
    onValueChange?: ((value: number[]) => void) | undefined;
    /** Called once when the thumb is let go, a key was pressed or a number typed; for work too heavy for every move. */
    onValueCommit?: (value: number[]) => void;
    /** The lower end; 0 by default. */
    min?: number;
    /** The upper end; 100 by default. */
    max?: number;
    /** How far one press of an arrow key goes; 1 by default. */
    step?: number;
    /** The unit after the number. */
    suffix?: string;
    /** Shows the value but does not let it move; say why in `help`. */
    disabled?: boolean;
  };

/**
 * A rough amount between two ends that shows its effect at once; the number beside it takes an exact one.
 *
 * When not to use: where only the exact number matters use `NumberField`.
 */
export const Slider = withRef(function Slider({
  value: given,
  defaultValue,
  onValueChange,
  onValueCommit,
  min = 0,
  max = 100,
  step = 1,
  suffix,
  disabled = false,
  label,
  labelHidden,
  help,
  error,
  required,
  id,
  ...native
}: SliderProps) {
  const text = useText(sliderText);
  const [value, put] = useControllable<readonly number[], number[]>({
    value: given,
    defaultValue: defaultValue ?? [min],
    onValueChange,
  });
  const [least = min, greatest] = value;
  const share = (number: number) => String((Math.min(max, Math.max(min, number)) - min) / (max - min || 1));
  const from = greatest === undefined ? '0' : share(least);
  const to = share(greatest ?? least);
  const names = greatest === undefined ? [undefined] : [text.least, text.greatest];
  const limits = (at: number) => ({
    min: at === 1 ? least : min,
    max: at === 0 && greatest !== undefined ? greatest : max,
  });
  const withNumber = (at: number, number: number) => value.map((other, index) => (index === at ? number : other));
  return (
    <Field
      aria-describedby={native['aria-describedby']}
      error={error}
      group
      help={help}
      id={id}
      label={label}
      labelHidden={labelHidden}
      required={required}
    >
      {(control) => {
        const described = { 'aria-describedby': control['aria-describedby'], 'aria-invalid': control['aria-invalid'] };
        const numbers = value.map((number, at) => (
          <SliderNumber
            {...described}
            {...limits(at)}
            disabled={disabled}
            key={names[at] ?? 'only'}
            label={names[at]}
            labelledBy={control['aria-labelledby']}
            onChange={(next) => {
              put(withNumber(at, next));
              onValueCommit?.(withNumber(at, next));
            }}
            step={step}
            value={number}
          />
        ));
        return (
          <div {...native} className={styles.row} id={control.id}>
            <div
              className={styles.root}
              data-disabled={disabled ? '' : undefined}
              data-single={greatest === undefined ? '' : undefined}
              style={inlineVars({ [styles.from]: from, [styles.to]: to })}
            >
              {value.map((number, at) => (
                <SliderThumb
                  {...described}
                  disabled={disabled}
                  key={names[at] ?? 'only'}
                  label={names[at]}
                  labelledBy={control['aria-labelledby']}
                  limits={limits(at)}
                  max={max}
                  min={min}
                  onChange={(next) => put(withNumber(at, next))}
                  onCommit={(next) => onValueCommit?.(withNumber(at, next))}
                  step={step}
                  value={number}
                  valueText={suffix === undefined ? undefined : `${number} ${suffix}`}
                />
              ))}
            </div>
            <div className={styles.numbers}>
              {numbers[0]}
              {numbers[1] && <span aria-hidden>～</span>}
              {numbers[1]}
              {suffix && <span className={styles.suffix}>{suffix}</span>}
            </div>
          </div>
        );
      }}
    </Field>
  );
});

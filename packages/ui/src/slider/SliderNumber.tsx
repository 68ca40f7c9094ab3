import { useText } from '../locale/index.ts';
import { useNumberDraft } from '../number-field/index.ts';
import { number as numberStyle } from './Slider.css.ts';
import { sliderText } from './Slider.text.ts';

type SliderNumberProps = {
  label: string | undefined;
  labelledBy: string;
  value: number;
  min: number;
  max: number;
  step: number;
  disabled: boolean;
  onChange: (value: number) => void;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

/** The exact number beside the slider; an empty one goes back to what it was. */
export function SliderNumber({
  label,
  labelledBy,
  value,
  min,
  max,
  step,
  disabled,
  onChange,
  ...described
}: SliderNumberProps) {
  const text = useText(sliderText);
  const draft = useNumberDraft({
    value,
    min,
    max,
    step,
    keepsOutside: false,
    onChange: (next) => next !== null && onChange(next),
  });
  return (
    <input
      {...described}
      aria-label={label === undefined ? undefined : text.exact(label)}
      aria-labelledby={label === undefined ? labelledBy : undefined}
      autoComplete="off"
      className={numberStyle}
      disabled={disabled}
      inputMode="decimal"
      onBlur={draft.leave}
      onChange={(event) => draft.type(event.target.value)}
      onKeyDown={draft.handleKeyDown}
      size={Math.max(String(min).length, String(max).length, String(step).length + 1, 3)}
      value={draft.text}
    />
  );
}

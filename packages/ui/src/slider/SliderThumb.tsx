import type { KeyboardEvent } from 'react';
import { inlineKey } from '../direction/index.ts';
import { clamp, stepBy, type Limits } from '../number-field/index.ts';
import { thumb } from './Slider.css.ts';

type SliderThumbProps = {
  /** The name where there are two; else the field's label names it. */
  label: string | undefined;
  labelledBy: string;
  value: number;
  valueText: string | undefined;
  min: number;
  max: number;
  step: number;
  /** How far this one may go: two thumbs do not pass each other. */
  limits: Limits;
  disabled: boolean;
  onChange: (value: number) => void;
  onCommit: (value: number) => void;
  'aria-describedby': string | undefined;
  'aria-invalid': true | undefined;
};

const page = 10;

/** A native range input of which only the thumb is seen. The keys are ours, since browsers do not agree on them. */
export function SliderThumb({
  label,
  labelledBy,
  value,
  valueText,
  min,
  max,
  step,
  limits,
  disabled,
  onChange,
  onCommit,
  ...described
}: SliderThumbProps) {
  const set = (next: number) => {
    onChange(next);
    onCommit(next);
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    const steps: Record<string, number | undefined> = {
      ArrowRight: 1,
      ArrowUp: 1,
      ArrowLeft: -1,
      ArrowDown: -1,
      PageUp: page,
      PageDown: -page,
      Home: -Infinity,
      End: Infinity,
    };
    const by = steps[inlineKey(event)];
    if (by === undefined) return;
    event.preventDefault();
    set(Number.isFinite(by) ? stepBy(value, step * Math.abs(by), by > 0 ? 1 : -1, limits) : clamp(by, limits));
  };
  return (
    <input
      {...described}
      aria-label={label}
      aria-labelledby={label === undefined ? labelledBy : undefined}
      aria-valuetext={valueText}
      className={thumb}
      disabled={disabled}
      max={max}
      min={min}
      onChange={(event) => onChange(clamp(event.target.valueAsNumber, limits))}
      onKeyDown={handleKeyDown}
      onPointerUp={() => onCommit(value)}
      step={step}
      type="range"
      value={value}
    />
  );
}

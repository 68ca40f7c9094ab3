import { NumberField } from '../number-field/index.ts';
import { Select } from '../select/index.ts';
import { Switch } from '../switch/index.ts';
import type { ChartSettingSpec } from './chartSettings.ts';

type Value = string | number | boolean;
type ChartOwnSettingProps = {
  readonly spec: ChartSettingSpec;
  readonly value: Value | undefined;
  readonly onChange: (value: Value | undefined) => void;
};

/** One control that only this chart has. */
export function ChartOwnSetting({ onChange, spec, value }: ChartOwnSettingProps) {
  const { help, label } = spec;
  switch (spec.kind) {
    case 'choice':
      return (
        <Select
          help={help}
          label={label}
          onValueChange={onChange}
          options={spec.choices}
          value={String(value ?? spec.default)}
        />
      );
    case 'number': {
      const { names } = spec;
      const stands = typeof value === 'number' ? value : spec.default;
      if (names) {
        const place = Math.min(Math.max(Math.round(stands), 1), names.length);
        return (
          <Select
            help={help}
            label={label}
            onValueChange={(next) => onChange(Number(next))}
            options={names.map((name, at) => ({ value: String(at + 1), label: name }))}
            value={String(place)}
          />
        );
      }
      return (
        <NumberField
          help={help}
          label={label}
          max={spec.max}
          min={spec.min}
          onValueChange={(next) => onChange(next ?? undefined)}
          step={spec.step}
          value={stands}
        />
      );
    }
    case 'boolean':
      return (
        <Switch
          checked={typeof value === 'boolean' ? value : spec.default}
          help={help}
          label={label}
          onCheckedChange={onChange}
        />
      );
  }
}

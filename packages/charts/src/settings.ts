import type { ChartInput, SettingSpec } from './model/index.ts';

type Own = ChartInput['settings']['own'];
type Spec<K extends SettingSpec['kind']> = Extract<SettingSpec, { kind: K }>;

/** The chosen value when it is one of the choices. */
export function choiceOf(own: Own, spec: Spec<'choice'>): string {
  const value = own?.[spec.id];
  return spec.choices.some((choice) => choice.value === value) ? String(value) : spec.default;
}

/** The chosen number within its bounds; `fallback` instead of the default where the run has a say. */
export function numberOf(own: Own, spec: Spec<'number'>, fallback: number = spec.default): number {
  const value = own?.[spec.id];
  return typeof value === 'number' && Number.isFinite(value) ? Math.min(spec.max, Math.max(spec.min, value)) : fallback;
}

export function booleanOf(own: Own, spec: Spec<'boolean'>): boolean {
  const value = own?.[spec.id];
  return typeof value === 'boolean' ? value : spec.default;
}

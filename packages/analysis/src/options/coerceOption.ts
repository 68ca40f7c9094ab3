import type { OptionSpec } from '../model/index.ts';

const words: ReadonlyMap<string, boolean> = new Map([
  ['true', true],
  ['yes', true],
  ['1', true],
  ['是', true],
  ['false', false],
  ['no', false],
  ['0', false],
  ['否', false],
]);

/**
 * Converts the text of a command line or a form field to the option's type; text that cannot be converted is returned
 * unchanged.
 */
export function coerceOption(spec: OptionSpec, value: unknown): unknown {
  // A comparison used to be chosen by its number.
  if (spec.kind === 'comparison' && typeof value === 'number') return String(value);
  if (typeof value !== 'string') return value;
  const text = value.trim();
  switch (spec.kind) {
    case 'integer':
    case 'number':
      return toNumber(text);
    case 'count-or-all':
      return text.toLowerCase() === 'all' ? 'all' : toNumber(text);
    case 'boolean':
      return words.get(text.toLowerCase()) ?? text;
    case 'choice':
      // `bh` on a command line means `BH`.
      return spec.choices.find((choice) => choice.value.toLowerCase() === text.toLowerCase())?.value ?? text;
    case 'group-level':
    case 'factor':
    case 'column':
    case 'comparison':
    case 'text':
      return text;
  }
}

function toNumber(text: string): number | string {
  const value = Number(text);
  return text === '' || !Number.isFinite(value) ? text : value;
}

import { maximum, minimum } from '@panome/analysis/extremes';
const numbered = /^\s*(-?\d+(?:\.\d+)?)(.*)$/u;

/**
 * What a figure says whose names stand evenly apart although they are numbers that do not, such as 0 h, 1 h, 24 h.
 * Nothing for other names, such as those of samples.
 */
export function unevenSteps(names: readonly string[]): { readonly notes?: readonly string[] } {
  const parts = names.map((name) => numbered.exec(name));
  const units = new Set(parts.map((part) => part?.[2]?.trim()));
  if (names.length < 3 || units.size !== 1 || parts.includes(null)) return {};
  const steps = parts.slice(1).map((part, at) => Number(part![1]) - Number(parts[at]![1]));
  const [least, most] = [minimum(steps), maximum(steps)];
  return least > 0 && most > least * 1.01 ? { notes: ['横轴各点等距排列，间隔不按数值'] } : {};
}

import { InputError, type Groups, type InputProblem } from '../../model/index.ts';
import type { Contrast } from '../model.ts';
import { comparedLevels, isCompared } from './schemeParts.ts';

/** What a table of differences calls a contrast. */
export const contrastValue = ({ reference, test }: Contrast): string => `${test} vs ${reference}`;

/** What people call a contrast. */
export const contrastName = (contrast: Contrast): string => contrast.name?.trim() || contrastValue(contrast);

const control = /^(ck|ctrl|control|con|nc|wt|对照组?|空白组?|正常组?|normal|mock|sham|veh(icle)?)$/iu;

/** Every group against the first that is called a control, or else against the first; quality controls against none. */
export function contrastsOfLevels(levels: readonly string[]): readonly Contrast[] {
  const compared = levels.filter(isCompared);
  const reference = compared.find((level) => control.test(level.trim())) ?? compared[0];
  if (reference === undefined) return [];
  return compared.filter((level) => level !== reference).map((test) => ({ test, reference }));
}

/** What is compared when nobody has said anything else. */
export const defaultContrasts = (scheme: Groups | null): readonly Contrast[] =>
  scheme ? contrastsOfLevels(comparedLevels(scheme)) : [];

/** Whether they are all pairs of groups, each held against the one that comes first in the scheme. */
export function areAllPairs(contrasts: readonly Contrast[], scheme: Groups | null): boolean {
  const levels = scheme ? comparedLevels(scheme) : [];
  const place = (level: string): number => levels.indexOf(level);
  return (
    contrasts.length === (levels.length * (levels.length - 1)) / 2 &&
    contrasts.every(({ reference, test }) => place(reference) < place(test))
  );
}

/** @throws {InputError} When a contrast is of one group, of a group that is not there, or stands there twice. */
export function checkContrasts(contrasts: readonly Contrast[], scheme: Groups | null): void {
  const levels = scheme ? comparedLevels(scheme) : [];
  const problems: InputProblem[] = [];
  const seen = new Set<string>();
  const say = (code: string, what: string, remedy: string): void => {
    problems.push({ code, severity: 'error', input: 'contrasts', what, remedy });
  };
  const known =
    levels.length > 0 ? `分组方案中的组：${levels.map((level) => `“${level}”`).join('、')}` : '请先选择分组方案';
  for (const { reference, test } of contrasts) {
    if (test === reference) say('contrast-of-one', `比较的两组都是“${test}”`, '请选择两个不同的组');
    for (const level of new Set([test, reference]))
      if (!levels.includes(level)) say('contrast-unknown', `比较中的组“${level}”不在分组方案中，或没有样本`, known);
    const value = contrastValue({ test, reference });
    if (seen.has(value)) say('contrast-twice', `比较“${value}”写了两次`, '请去掉其中一个');
    seen.add(value);
  }
  if (problems.length > 0) throw new InputError(problems, 'parameter');
}

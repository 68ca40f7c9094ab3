import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { isUnfit, type InputProblem } from './model/index.ts';
import { methods } from './registry.ts';

const problem = (code: string, severity: InputProblem['severity'] = 'error'): InputProblem => ({
  code,
  severity,
  what: '',
  remedy: '',
});

it('every code that a method calls unfit is one that its family or what it builds on refuses data with', () => {
  const sources = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !/\.test\.ts$|index\.ts$/u.test(name))
    .map((name) => readFileSync(join(import.meta.dirname, name), 'utf8'))
    .join('\n');
  const codes = new Set(methods.flatMap(({ unfit = [] }) => unfit));
  expect(codes.size).toBeGreaterThan(10);
  expect([...codes].filter((code) => !new RegExp(`['"]${code}['"]`, 'u').test(sources))).toEqual([]);
});

it('data do not fit only when no other error is among the problems', () => {
  const method = { unfit: ['too-few-pairs'] };
  expect(isUnfit(method, [problem('too-few-pairs'), problem('odd', 'warning')])).toBe(true);
  expect(isUnfit(method, [problem('too-few-pairs'), problem('odd')])).toBe(false);
  expect(isUnfit(method, [problem('odd', 'warning')])).toBe(false);
  expect(isUnfit({}, [problem('level-count')])).toBe(true);
});

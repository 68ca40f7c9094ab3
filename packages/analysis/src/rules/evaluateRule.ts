import { InputError } from '../model/index.ts';
import { checkRule } from './checkRule.ts';
import { conditionBits, type Bits } from './conditionBits.ts';
import type { Condition, Rule, RuleGroups } from './model.ts';
import type { RuleTable } from './ruleTable.ts';
import { conditionsOf, isCondition, partsOf } from './shape.ts';

export type EvaluateOptions = {
  /** The samples of each group; needed by conditions on samples. */
  readonly groups?: RuleGroups | undefined;
  /** Answers the bits of a condition that are known already; `make` computes them. */
  readonly remember?: ((condition: Condition, make: () => Bits) => Bits) | undefined;
};

export type RuleStep = {
  /** One part of the outermost “and”, or the whole rule. */
  readonly rule: Rule;
  /** Rows that pass it alone. */
  readonly alone: number;
  /** Rows that pass it and all steps before it. */
  readonly left: number;
};

export type Evaluation = {
  /** 1 for every row that passes. */
  readonly kept: Bits;
  readonly count: number;
  /** Every condition in the order in which it is written, with the rows that pass it alone. */
  readonly conditions: readonly { readonly condition: Condition; readonly alone: number }[];
  /** What is left after one step after the other. */
  readonly steps: readonly RuleStep[];
};

export function countBits(bits: Bits): number {
  let count = 0;
  for (let row = 0; row < bits.length; row += 1) count += bits[row]!;
  return count;
}

/** The numbers of the rows that pass. */
export function rowsOfBits(bits: Bits): Int32Array<ArrayBuffer> {
  const rows = new Int32Array(countBits(bits));
  for (let row = 0, at = 0; row < bits.length; row += 1) if (bits[row] === 1) rows[at++] = row;
  return rows;
}

function andInto(target: Bits, bits: Bits): void {
  for (let row = 0; row < target.length; row += 1) target[row]! &= bits[row]!;
}
function orInto(target: Bits, bits: Bits): void {
  for (let row = 0; row < target.length; row += 1) target[row]! |= bits[row]!;
}

/**
 * The rows that a rule keeps, and what each of its conditions does.
 *
 * @throws {InputError} When a column or group is not there or the rule goes beyond the limits.
 */
export function evaluateRule(
  rule: Rule,
  table: RuleTable,
  { groups = {}, remember }: EvaluateOptions = {},
): Evaluation {
  const problems = checkRule(rule, table.columns, groups);
  if (problems.length > 0) throw new InputError(problems, 'parameter');
  const known = new Map<Condition, Bits>();
  const bitsOf = (one: Rule): Bits => {
    if (isCondition(one)) return known.get(one)!;
    if ('not' in one) return bitsOf(one.not).map((bit) => 1 - bit);
    const all = 'all' in one;
    const bits = new Uint8Array(table.rows).fill(all ? 1 : 0);
    for (const part of partsOf(one)) (all ? andInto : orInto)(bits, bitsOf(part));
    return bits;
  };
  const conditions = conditionsOf(rule).map((condition) => {
    const make = () => conditionBits(condition, table, groups);
    const bits = remember ? remember(condition, make) : make();
    known.set(condition, bits);
    return { condition, alone: countBits(bits) };
  });
  const kept = new Uint8Array(table.rows).fill(1);
  const steps = ('all' in rule ? rule.all : [rule]).map((part): RuleStep => {
    const bits = bitsOf(part);
    andInto(kept, bits);
    return { rule: part, alone: countBits(bits), left: countBits(kept) };
  });
  return { kept, count: countBits(kept), conditions, steps };
}

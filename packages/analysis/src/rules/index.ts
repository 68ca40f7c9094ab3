export { commonAliases, joinAliases, type RuleAliases } from './aliases.ts';
export { checkRule } from './checkRule.ts';
export type { Bits } from './conditionBits.ts';
export {
  countBits,
  evaluateRule,
  rowsOfBits,
  type EvaluateOptions,
  type Evaluation,
  type RuleStep,
} from './evaluateRule.ts';
export {
  numberOperators,
  textOperators,
  type ColumnCondition,
  type Condition,
  type Measure,
  type NumberOperator,
  type Rule,
  type RuleGroups,
  type SampleCondition,
  type TextOperator,
} from './model.ts';
export { namingOf } from './naming.ts';
export { nearestNames } from './nearestNames.ts';
export type { NamedColumn } from './parse/columns.ts';
export { parseRule, type ParsedRule, type ParseOptions, type ReadPiece, type UnreadPiece } from './parse/parseRule.ts';
export { conditionWords, ruleWords, type RuleNaming } from './printRule.ts';
export { columnOf, ruleTableOf, ruleTableOfRecords, type RuleColumn, type RuleTable, type Texts } from './ruleTable.ts';
export { bothOf, columnsOfRule, conditionsOf, depthOf, isCondition, partsOf, plainRule, ruleLimits } from './shape.ts';

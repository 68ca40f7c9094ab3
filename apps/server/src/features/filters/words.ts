import { flowVersion } from '@panome/analysis/flows';
import {
  commonAliases,
  conditionsOf,
  joinAliases,
  namingOf,
  ruleWords,
  type Rule,
  type RuleAliases,
  type RuleNaming,
} from '@panome/analysis/rules';
import type { PreparedFacts } from '@panome/analysis/node';
import type { FilterResult } from '@panome/contract';
import type { Counted } from './tables/filterJob.ts';

/** Longer lists of names are counted. */
const mostNames = 8;

/** What the family of a flow version says, beside what all say. */
export function aliasesOf(versionId: string): RuleAliases {
  const own = flowVersion(versionId)?.aliases;
  return own ? joinAliases(commonAliases, own) : commonAliases;
}

export const namingFor = (versionId: string, columns: PreparedFacts['columns'] = []): RuleNaming => ({
  ...namingOf(aliasesOf(versionId), columns),
  mostNames,
});

/** Which step removed how many rows, when nothing is left. */
function nothingWords({ rows, steps }: Counted, words: readonly string[]): string {
  const removed = steps
    .map(({ left }, at) => ({ words: words[at]!, count: (at === 0 ? rows : steps[at - 1]!.left) - left }))
    .filter(({ count }) => count > 0);
  return `全部 ${rows} 行都被筛去：${removed.map((one) => `“${one.words}”去掉 ${one.count} 行`).join('，')}。请放宽其中一个条件`;
}

/** Counts with the words of the conditions that they belong to. */
export function resultOf(counted: Counted, rule: Rule, naming: RuleNaming): FilterResult {
  const parts = ('all' in rule ? rule.all : [rule]).map((part) => ruleWords(part, naming));
  return {
    rows: counted.rows,
    kept: counted.kept,
    conditions: conditionsOf(rule).map((condition, at) => ({
      words: ruleWords(condition, naming),
      alone: counted.alone[at]!,
    })),
    steps: parts.map((words, at) => ({ words, ...counted.steps[at]! })),
    words: ruleWords(rule, naming),
    nothing: counted.kept === 0 && counted.rows > 0 ? nothingWords(counted, parts) : '',
  };
}

import type { InputProblem } from '../model/index.ts';
import type { Condition, Measure, Rule, RuleGroups } from './model.ts';
import { nearestNames } from './nearestNames.ts';
import { isTextOperator } from './operators.ts';
import { conditionWords, firstColumnWord } from './printRule.ts';
import type { RuleColumn } from './ruleTable.ts';
import { conditionsOf, depthOf, ruleLimits } from './shape.ts';

type Known = Pick<RuleColumn, 'name' | 'kind'>;
/** What is wrong, and what to do. */
type Fault = readonly [what: string, remedy: string];

const fault = (place: number | null, code: string, what: string, remedy: string): InputProblem => ({
  code,
  severity: 'error',
  input: place === null ? 'rule' : `rule.${place}`,
  what,
  remedy,
});

/** `请改为“p_adj”或“p”`; without one that is like it, the first names there are. */
const instead = (name: string, names: readonly string[]): string => {
  const near = nearestNames(name, names);
  const shown = near.length > 0 ? near : names.slice(0, 8);
  return shown.length === 0 ? '请换一个表' : `${near.length > 0 ? '最接近的是' : '可用的有'}：${shown.join('、')}`;
};

function limitProblems(rule: Rule, conditions: readonly Condition[]): InputProblem[] {
  const { conditions: most, depth } = ruleLimits;
  if (conditions.length > most)
    return [
      fault(
        null,
        'rule-conditions',
        `筛选条件有 ${conditions.length} 个，最多 ${most} 个`,
        '同一列的多个名称请合成一个“属于”条件',
      ),
    ];
  if (depthOf(rule) > depth)
    return [fault(null, 'rule-depth', `筛选条件的括号有 ${depthOf(rule)} 层，最多 ${depth} 层`, '请减少括号的层数')];
  return [];
}

function groupProblems({ group, ...measure }: Measure, place: number, groups: RuleGroups): InputProblem[] {
  const asked = measure.kind === 'foldchange' ? [group, measure.reference] : [group];
  const names = Object.keys(groups);
  return asked
    .filter((name) => name !== '' && !Object.hasOwn(groups, name))
    .map((name) =>
      names.length === 0
        ? fault(place, 'no-groups', `条件用到分组“${name}”，但还没有样本分组`, '请先选择一个分组方案')
        : fault(place, 'group-gone', `没有名为“${name}”的分组`, instead(name, names)),
    );
}

function listProblems({
  column,
  values,
}: {
  readonly column: string;
  readonly values: readonly string[];
}): Fault | null {
  const { names, text } = ruleLimits;
  if (values.length === 0) return [`“${column || firstColumnWord}”的名单是空的`, '请填写至少一个名称'];
  if (values.length > names)
    return [
      `名单有 ${values.length} 个名称，最多 ${names} 个`,
      '请把名单存成文件，用“表格筛选与去重”工具按名单筛选，或分成几份',
    ];
  return values.some((name) => name.length > text) ? [`名单中有超过 ${text} 个字的名称`, '请检查名单'] : null;
}

function valueFault(condition: Condition): Fault | null {
  switch (condition.op) {
    case 'present':
    case 'absent':
      return null;
    case 'in':
    case 'not-in':
      return listProblems(condition);
    case 'between':
      return condition.from <= condition.to
        ? null
        : [`范围 ${condition.from} 到 ${condition.to} 是反的`, '请把小的数写在前面'];
    case 'top':
    case 'bottom':
      return condition.value > 0 && (condition.unit === 'rows' || condition.value <= 100)
        ? null
        : [`“${conditionWords(condition)}”的数目不对`, '请填写大于 0 的数，百分比不超过 100'];
    case 'is':
    case 'is-not':
    case 'contains':
    case 'contains-not':
    case 'begins':
      if (condition.value.trim() === '') return ['没有填写要比较的文字', '请填写文字；要找空的格请用“为空”'];
      return condition.value.length > ruleLimits.text
        ? [`要比较的文字有 ${condition.value.length} 个字，最多 ${ruleLimits.text} 个`, '请缩短文字']
        : null;
    default:
      return Number.isFinite(condition.value) ? null : ['要比较的值不是数字', '请填写数字'];
  }
}

function valueProblems(condition: Condition, place: number): InputProblem[] {
  const found = valueFault(condition);
  return found ? [fault(place, 'rule-value', ...found)] : [];
}

/** Whether the column must hold numbers. */
const needsNumbers = ({ op }: Condition): boolean =>
  !isTextOperator(op) && op !== 'in' && op !== 'not-in' && op !== 'present' && op !== 'absent';

function columnProblems(condition: Condition, place: number, columns: readonly Known[]): InputProblem[] {
  if ('measure' in condition) return [];
  const { column: name } = condition;
  const column = name === '' ? columns[0] : columns.find((one) => one.name === name);
  const names = columns.map((one) => one.name);
  if (!column)
    return [
      fault(
        place,
        'column-gone',
        `表中没有名为“${name}”的列（条件 ${place + 1}：${conditionWords(condition)}）`,
        instead(name, names),
      ),
    ];
  if (column.kind === 'text' && needsNumbers(condition)) {
    const numeric = columns.filter(({ kind }) => kind === 'number').map((one) => one.name);
    return [
      fault(
        place,
        'column-text',
        `“${column.name}”列是文字，不能比较大小（条件 ${place + 1}：${conditionWords(condition)}）`,
        `请改用“是”“含有”等文字条件，或改选数值列：${numeric.slice(0, 8).join('、') || '表中没有数值列'}`,
      ),
    ];
  }
  return [];
}

/**
 * What is wrong with a rule for this table: a column or group that is not there with the nearest names, a comparison
 * that a column does not allow, or more than the limits.
 */
export function checkRule(rule: Rule, columns: readonly Known[], groups: RuleGroups = {}): InputProblem[] {
  const conditions = conditionsOf(rule);
  const beyond = limitProblems(rule, conditions);
  if (beyond.length > 0) return beyond;
  return conditions.flatMap((condition, place) => [
    ...columnProblems(condition, place, columns),
    ...('measure' in condition ? groupProblems(condition.measure, place, groups) : []),
    ...valueProblems(condition, place),
  ]);
}

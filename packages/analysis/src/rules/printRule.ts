import type { Condition, Measure, Rule } from './model.ts';
import { comparisons, isAbsolute, wordings } from './operators.ts';
import { isBareName, isBareWord } from './bareNames.ts';
import { isCondition } from './shape.ts';

/** How a rule is put into words. */
export type RuleNaming = {
  /** What a column is called; its name when absent. */
  readonly column?: ((name: string) => string) | undefined;
  /** What a cell is called: `上调` for `up`; the cell itself when absent. */
  readonly value?: ((column: string, cell: string) => string) | undefined;
  /** More names than this are counted instead of listed; all are listed when absent, so that the words can be read back. */
  readonly mostNames?: number | undefined;
  /** Leaves out the quotation marks around names, where nobody reads the words back: for chips. */
  readonly plain?: boolean | undefined;
};

/** What the first column is called without its name. */
export const firstColumnWord = '名称';
const allSamplesWord = '全部样本';
const measureWords: Readonly<Record<Measure['kind'], string>> = {
  count: '样本数',
  share: '样本占比',
  mean: '均值',
  rsd: 'RSD',
  foldchange: '倍数',
};

const quote = (text: string): string => `"${text.replaceAll('"', '""')}"`;
const nameWords = (name: string): string => (isBareName(name) ? name : quote(name));
const groupWords = (group: string): string =>
  group === '' ? allSamplesWord : group === allSamplesWord ? quote(group) : nameWords(group);

function measuredWords(measure: Measure): string {
  const name = measureWords[measure.kind];
  if (measure.kind === 'foldchange') return `${name}(${groupWords(measure.group)}, ${groupWords(measure.reference)})`;
  if (measure.kind !== 'count' && measure.kind !== 'share') return `${name}(${groupWords(measure.group)})`;
  const { cell } = measure;
  const what = !cell
    ? '不为空'
    : isAbsolute(cell.op)
      ? `绝对值 ${comparisons[cell.op].mark} ${cell.value}`
      : `${comparisons[cell.op].mark} ${cell.value}`;
  return `${name}(${groupWords(measure.group)}, ${what})`;
}

/** How one condition reads: `VIP > 1`, `方向 是 上调`, `|log2FC| ≥ 1`, `样本占比(对照, 不为空) ≥ 0.5`. */
export function conditionWords(condition: Condition, naming: RuleNaming = {}): string {
  if ('measure' in condition) {
    const measured = measuredWords(condition.measure);
    return `${isAbsolute(condition.op) ? `|${measured}|` : measured} ${comparisons[condition.op].mark} ${condition.value}`;
  }
  const said = naming.column?.(condition.column) ?? condition.column;
  const column = said === '' ? firstColumnWord : naming.plain ? said : nameWords(said);
  // A word that stands for a cell is not quoted, so that it is told from the cell as it is written.
  const cellWords = (cell: string): string => {
    const word = naming.value?.(condition.column, cell) ?? cell;
    return word === cell || !isBareWord(word) ? quote(cell) : word;
  };
  switch (condition.op) {
    case 'present':
      return `${column} 不为空`;
    case 'absent':
      return `${column} 为空`;
    case 'between':
      return `${column} 在 ${condition.from} 到 ${condition.to} 之间`;
    case 'top':
    case 'bottom':
      return `${column} ${condition.op === 'top' ? '最大' : '最小'}的 ${condition.value}${condition.unit === 'rows' ? ' 个' : '%'}`;
    case 'in':
    case 'not-in': {
      const verb = condition.op === 'in' ? '属于' : '不属于';
      const { of, values } = condition;
      if (naming.mostNames !== undefined && values.length > naming.mostNames)
        return `${column} ${verb}${of ? ` ${of}` : ' 名单'}（${values.length} 个）`;
      return `${column} ${verb} (${values.map(cellWords).join(', ')})`;
    }
    case 'is':
    case 'is-not':
    case 'contains':
    case 'contains-not':
    case 'begins':
      return `${column} ${wordings[condition.op].words} ${cellWords(condition.value)}`;
    default:
      return `${isAbsolute(condition.op) ? `|${column}|` : column} ${comparisons[condition.op].mark} ${condition.value}`;
  }
}

/** How a rule reads; `parseRule` reads it back unless names were counted instead of listed. */
export function ruleWords(rule: Rule, naming: RuleNaming = {}): string {
  if (isCondition(rule)) return conditionWords(rule, naming);
  const bracketed = (part: Rule) => (isCondition(part) ? ruleWords(part, naming) : `(${ruleWords(part, naming)})`);
  if ('not' in rule) return `非 (${ruleWords(rule.not, naming)})`;
  const parts = 'all' in rule ? rule.all : rule.any;
  if (parts.length === 0) return 'all' in rule ? '全部行' : '没有一行';
  if (parts.length === 1) return ruleWords(parts[0]!, naming);
  return parts.map(bracketed).join('all' in rule ? ' 且 ' : ' 或 ');
}

import type { MethodDefinition } from '@panome/analysis/model';
import type { ReadOption } from './optionsOf.ts';
import type { Span } from './plainOf.ts';

export type Named = Span & { readonly name: string };

const lower = (text: string) => text.normalize('NFKC').toLowerCase();
const word = /[a-z0-9]/;

/** Where names of a file stand in a sentence: the longest first, each place once, Latin ones as whole words. */
export function namesIn(text: string, names: readonly string[]): readonly Named[] {
  const whole = lower(text);
  const found: Named[] = [];
  if (whole.length !== text.length) return found;
  for (const name of [...new Set(names)].filter(Boolean).toSorted((a, b) => b.length - a.length)) {
    const wanted = lower(name);
    for (let at = whole.indexOf(wanted); at >= 0; at = whole.indexOf(wanted, at + 1)) {
      const span = { from: at, to: at + wanted.length };
      const cut =
        (word.test(wanted[0]!) && word.test(whole[span.from - 1] ?? '')) ||
        (word.test(wanted.at(-1)!) && word.test(whole[span.to] ?? ''));
      if (cut || found.some((one) => one.from < span.to && span.from < one.to)) continue;
      found.push({ name, ...span });
    }
  }
  return found.toSorted((left, right) => left.from - right.from);
}

const against = /^\s*组?\s*(?:vs\.?|versus|相比于?|相对于?|较|比|对比?|\/)\s*$/iu;
const asReference = /^\s*组?\s*(?:为|作为|作|当|是)?\s*(?:对照|参照|参考)/u;
const controls = /^(?:对照|参照|正常|健康|空白|野生|假手术|control|ctrl|con|ck|wt|nc|normal|sham|vehicle|healthy)/iu;

/**
 * Which group is held against which, as the sentence says it: `A vs B` and `A 比 B` test A against B; `以 B 为对照`. Of
 * two groups that are only named together the one that is called a control is the reference; otherwise nobody knows.
 */
export function groupOptions(text: string, method: MethodDefinition, named: readonly Named[]): readonly ReadOption[] {
  const has = (id: string) => method.options.some((option) => option.id === id && option.kind === 'group-level');
  const set = (id: string, group: Named | undefined): ReadOption[] =>
    group && has(id) ? [{ id, value: group.name, from: group.from, to: group.to }] : [];
  const pairs = named
    .slice(1)
    .map((second, at) => ({ first: named[at]!, second, between: text.slice(named[at]!.to, second.from) }));
  const versus = pairs.find(({ between }) => against.test(between));
  if (versus) return [...set('test_group', versus.first), ...set('reference', versus.second)];
  const reference =
    named.find(({ to }) => asReference.test(text.slice(to))) ??
    (named.length === 2 ? named.find(({ name }) => controls.test(name)) : undefined);
  if (!reference) return [];
  // In `以模型组为对照` the last word is no group, although a group may be called so.
  const cue = asReference.exec(text.slice(reference.to))?.[0].length ?? 0;
  const others = named.filter(
    ({ from, name }) => (name !== reference.name && from >= reference.to + cue) || from < reference.from,
  );
  return [...set('reference', reference), ...(others.length === 1 ? set('test_group', others[0]) : [])];
}

/** What is said beside a column, and the options that it then is. */
const cues: readonly (readonly [cue: RegExp, options: string])[] = [
  [/横轴|x\s*轴/iu, 'x_column'],
  [/纵轴|y\s*轴/iu, 'y_column value_column'],
  [/数值|取值/u, 'value_column'],
  [/分面/u, 'facet_column'],
  [/着色|颜色|填充/u, 'fill_column group_column'],
  [/分组|组别/u, 'x_column group_column fill_column'],
  [/标签|标注|名称/u, 'label_column name_column'],
  [/权重|大小/u, 'weight_column size_column'],
  [/批次/u, 'batch batch_column'],
  [/配对|个体/u, 'pair subject'],
  [/协变量|校正/u, 'covariate'],
  [/顺序/u, 'order'],
  [/时间/u, 'factor trait'],
];
const reach = 8;

/** Columns that a cue beside them gives to an option: `横轴 age`, `按 treatment 分组`. */
export function columnOptions(text: string, method: MethodDefinition, named: readonly Named[]): readonly ReadOption[] {
  const read: ReadOption[] = [];
  named.forEach((column, at) => {
    const before = text.slice(Math.max(named[at - 1]?.to ?? 0, column.from - reach), column.from);
    const after = text.slice(column.to, Math.min(named[at + 1]?.from ?? text.length, column.to + reach));
    const near = [before.split(/[，,；;。]/u).at(-1)!, after.split(/[，,；;。]/u)[0]!];
    for (const side of near)
      for (const [cue, ids] of cues) {
        const option = ids
          .split(' ')
          .map((id) => method.options.find((one) => one.id === id && (one.kind === 'column' || one.kind === 'factor')))
          .find((one) => one && read.every(({ id }) => id !== one.id));
        const known = read.some(({ from }) => from === column.from);
        if (option && !known && cue.test(side))
          read.push({ id: option.id, value: column.name, from: column.from, to: column.to });
      }
  });
  return read;
}

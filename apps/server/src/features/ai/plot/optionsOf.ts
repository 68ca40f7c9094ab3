import { isOptionShown, type MethodDefinition, type OptionSpec, type OptionValue } from '@panome/analysis/model';
import { formsOf } from './choiceForms.ts';
import { link, numberFactsOf, numberPattern, valueOf, type NumberFact } from './numberFacts.ts';
import { overlaps, placesOf, plainOf, spanOf, type Span } from './plainOf.ts';

/** An option with the part of the sentence that says it. */
export type ReadOption = Span & { readonly id: string; readonly value: OptionValue };

const isNumeric = (
  option: OptionSpec,
): option is Extract<OptionSpec, { kind: 'integer' | 'number' | 'count-or-all' }> =>
  option.kind === 'integer' || option.kind === 'number' || option.kind === 'count-or-all';

/** A value that the option takes; undefined when it is out of its range. */
function fitted(option: OptionSpec, value: number, percent: boolean): number | undefined {
  if (!isNumeric(option)) return undefined;
  const share = percent && (option.max ?? Infinity) <= 1 ? true : percent && Number(option.default) < 1;
  const given = share ? value / 100 : value;
  if (option.kind !== 'number' && !Number.isInteger(given)) return undefined;
  if (given < (option.min ?? -Infinity) || given > (option.max ?? Infinity)) return undefined;
  return Number(given.toPrecision(12));
}

function ofFact(
  { options }: MethodDefinition,
  { adjusted, from, options: ids, percent, to, value }: NumberFact,
): ReadOption[] {
  const found = ids.flatMap((id) => options.find((option) => option.id === id) ?? [])[0];
  if (!found) return [];
  const both = found.id === 'fc_x' ? ['fc_x', 'fc_y'] : [found.id];
  const set = both.flatMap((id): ReadOption[] => {
    const option = options.find((one) => one.id === id);
    const given = option && fitted(option, value, percent);
    return given === undefined ? [] : [{ id, value: given, from, to }];
  });
  const column = options.find(({ id, kind }) => id === 'p_column' && kind === 'choice');
  if (set.length === 0 || adjusted === undefined || !column) return set;
  return [...set, { id: 'p_column', value: adjusted ? 'p_adj' : 'p', from, to }];
}

const escape = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);

/** How an option is called in a sentence: 近邻 for 近邻数, LDA for LDA 得分阈值（log10）. */
function namesOf({ label }: OptionSpec): string[] {
  const core = label.replace(/（.*?）/gu, '').trim();
  const short = core
    .replace(/^(?:最低|最少|最多|最小|最大|绘图的|作图的|目标)/u, '')
    .replace(/(?:的?阈值|上限|下限|次数|的数目|数目|个数|数)$/u, '');
  const latin = core.match(/[A-Za-z][A-Za-z0-9]*/gu) ?? [];
  return [...new Set([core, short.trim(), ...latin])];
}

/** `困惑度取 20` for any option with a number, by its own name. */
function byName(text: string, option: OptionSpec): ReadOption[] {
  const numbers = option.kind === 'choice' && option.choices.some(({ value }) => /^\d+$/.test(value));
  if (!isNumeric(option) && !numbers) return [];
  const names = namesOf(option).toSorted((left, right) => right.length - left.length);
  for (const name of names) {
    const spaced = Array.from(name.replaceAll(/\s/g, ''), escape).join(String.raw`\s*`);
    // One letter is a name only in `k = 5`.
    const joined = name.length > 1 ? `(?:数|值|个数|次数)?${link}` : String.raw`\s?[=＝]\s?`;
    const pattern = new RegExp(`(?<![a-z])${spaced}${joined}${numberPattern}`, 'iu');
    const match = pattern.exec(text);
    if (!match) continue;
    const given = valueOf(match.groups!['n']!);
    const span = { from: match.index, to: match.index + match[0].trimEnd().length };
    if (option.kind === 'choice')
      return option.choices.some(({ value }) => value === String(given))
        ? [{ id: option.id, value: String(given), ...span }]
        : [];
    const value = fitted(option, given, Boolean(match.groups!['percent']));
    if (value !== undefined) return [{ id: option.id, value, ...span }];
  }
  return [];
}

const taxonRank = /(界|门|纲|目|科|属|种)(?:的?(?:分类)?(?:水平|级别|级|层面|层级))/u;

function byChoice(text: string, option: OptionSpec): ReadOption[] {
  if (option.kind !== 'choice') return [];
  if (option.id === 'rank') {
    const match = taxonRank.exec(text);
    const chosen = option.choices.find(({ label }) => label === match?.[1]);
    return match && chosen
      ? [{ id: option.id, value: chosen.value, from: match.index, to: match.index + match[0].length }]
      : [];
  }
  const plain = plainOf(text);
  let best: (ReadOption & { readonly length: number }) | undefined;
  for (const choice of option.choices)
    for (const form of formsOf(choice)) {
      const [at] = placesOf(plain, form);
      if (at === undefined || form.length <= (best?.length ?? 0)) continue;
      best = { id: option.id, value: choice.value, length: form.length, ...spanOf(plain, at, form.length) };
    }
  if (!best) return [];
  const { length: _length, ...read } = best;
  return [read];
}

const logged = /(?:数据)?(?:已经?|取过|做过)(?:取|做)?(?:过|了)?\s*(?:log\s*2?|对数)(?:了|过)?/iu;

function byFlag(text: string, option: OptionSpec): ReadOption[] {
  if (option.kind !== 'boolean') return [];
  if (option.id === 'logged') {
    const match = logged.exec(text);
    return match ? [{ id: option.id, value: true, from: match.index, to: match.index + match[0].length }] : [];
  }
  const plain = plainOf(text);
  const word = plainOf(option.label.replace(/（.*?）/gu, '')).text;
  const [at] = word.length > 2 ? placesOf(plain, word) : [];
  if (at === undefined) return [];
  const refused = plain.text[at - 1] === '不';
  return [{ id: option.id, value: !refused, ...spanOf(plain, refused ? at - 1 : at, word.length + (refused ? 1 : 0)) }];
}

/**
 * The options of a tool that a sentence sets. What is said once sets one option, the surest reading first; options that
 * the form would not show then are left out.
 */
export function optionsOf(text: string, method: MethodDefinition): readonly ReadOption[] {
  const read: ReadOption[] = [];
  const take = (found: readonly ReadOption[]) => {
    const [first] = found;
    if (!first || read.some((one) => overlaps(one, first))) return;
    read.push(...found.filter(({ id }) => read.every((one) => one.id !== id)));
  };
  const { options } = method;
  options.forEach((option) => take(byFlag(text, option)));
  const named = options.flatMap((option) => byName(text, option)).toSorted((a, b) => b.to - b.from - (a.to - a.from));
  // A name of the option itself says more than a general pattern, except where that is longer.
  const facts = numberFactsOf(text);
  named
    .filter(
      (one) =>
        !facts.some(
          (fact) => overlaps(fact, one) && fact.to - fact.from > one.to - one.from && ofFact(method, fact).length > 0,
        ),
    )
    .forEach((one) => take([one]));
  facts.forEach((fact) => take(ofFact(method, fact)));
  options
    .flatMap((option) => byChoice(text, option))
    .toSorted((a, b) => b.to - b.from - (a.to - a.from))
    .forEach((one) => take([one]));
  const values = {
    ...Object.fromEntries(options.map((option) => [option.id, option.default])),
    ...Object.fromEntries(read.map(({ id, value }) => [id, value])),
  };
  return read.filter(({ id }) =>
    isOptionShown(
      options.find((option) => option.id === id)!,
      values,
    ),
  );
}

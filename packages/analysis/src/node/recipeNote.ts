import { aliasesIn } from '../groups/index.ts';
import { effectWords, inputName, type InputKind, type ResultDocument } from '../model/index.ts';

/** The repairs made while reading the files, as a paragraph of the methods note; `''` when there were none. */
export function recipeNote(inputs: ResultDocument['inputs']): string {
  const sentences = inputs.flatMap(({ effects = [], id, name }) => {
    const done = effects.filter(({ count }) => count > 0).map(effectWords);
    return done.length === 0 ? [] : [`读取${inputName(id as InputKind)}“${name}”时：${done.join('；')}。`];
  });
  return sentences.length === 0
    ? ''
    : `数据处理：${sentences.join('')}原文件没有改动，处理步骤见 result.json 的 recipe。`;
}

/** Which rows of which tables the inputs are, as a paragraph of the methods note; `''` when they are whole files. */
export function originNote(inputs: ResultDocument['inputs']): string {
  const sentences = inputs.flatMap(({ id, origin, rows }) =>
    origin
      ? [
          `${inputName(id as InputKind)}取自“${origin.from}”中满足“${origin.words}”的 ${rows} 行（筛选“${origin.filter}”）。`,
        ]
      : [],
  );
  return sentences.length === 0 ? '' : `数据筛选：${sentences.join('')}空的格不满足任何比较。`;
}

/** Which names were read as other samples since somebody confirmed it; `''` when there were none. */
export function aliasNote(run: Pick<ResultDocument, 'groups' | 'inputs'>): string {
  const aliases = aliasesIn(run);
  if (aliases.length === 0) return '';
  const pairs = aliases.slice(0, 20).map(({ name, sample }) => `“${name}”即“${sample}”`);
  const rest = aliases.length > pairs.length ? ` 等，全部见 result.json 的 aliases` : '';
  return `样本名的对应：有 ${aliases.length} 个样本在数据表之间或与分组方案写法不同，按核对后的对应表读取：${pairs.join('、')}${rest}。`;
}

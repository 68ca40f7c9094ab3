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

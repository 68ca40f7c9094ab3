import type { Tree } from '../model/index.ts';

/** Why a text is no Newick tree, and at which character (from 0). */
export class NewickError extends Error {
  readonly at: number;
  readonly remedy: string;
  constructor(what: string, at: number, remedy: string) {
    super(what);
    this.name = 'NewickError';
    this.at = at;
    this.remedy = remedy;
  }
}

export type NewickTree = {
  readonly tree: Tree;
  readonly withoutLength: number;
  readonly negative: number;
  readonly end: number;
};

const BREAKS = new Set(['(', ')', ',', ':', ';', '[']);

/**
 * Reads the first Newick tree of a text; comments in brackets are skipped, quoted names undone, underscores kept.
 *
 * Without recursion, so that a tree of any depth can be read. A negative length becomes 0 and is counted.
 * http://evolution.genetics.washington.edu/phylip/newicktree.html
 *
 * @throws {NewickError} When the brackets do not match or a length is no number.
 */
export function parseNewick(text: string): NewickTree {
  const parent: number[] = [-1];
  const length: number[] = [Number.NaN];
  const name: string[] = [''];
  const isTip: number[] = [1];
  const open: number[] = [];
  let node = 0;
  let negative = 0;
  let at = skipSpace(text, 0);
  if (text[at] !== '(') throw new NewickError('不是以左括号开头', at, '请上传 Newick 格式的树文件（如 tree.nwk）');
  const add = (): void => {
    parent.push(open.at(-1)!);
    length.push(Number.NaN);
    name.push('');
    isTip.push(1);
    node = parent.length - 1;
  };
  for (;;) {
    at = skipSpace(text, at);
    const mark = text[at];
    if (mark === undefined) {
      if (open.length > 0)
        throw new NewickError(
          `还有 ${open.length} 个左括号没有配对`,
          Math.max(0, text.length - 1),
          '文件可能没有下载完整，请重新导出树文件',
        );
      break;
    }
    if (mark === ';') break;
    if (mark === '(') {
      if (isTip[node] === 0 || name[node] !== '')
        throw new NewickError('左括号之前缺少逗号', at, '请检查树文件是否被改动过');
      isTip[node] = 0;
      open.push(node);
      add();
      at += 1;
    } else if (mark === ',' || mark === ')') {
      if (open.length === 0)
        throw new NewickError(mark === ')' ? '右括号多了一个' : '括号之外有逗号', at, '请检查树文件是否被改动过');
      if (mark === ',') add();
      else node = open.pop()!;
      at += 1;
    } else if (mark === ':') {
      const word = /^\s*[^\s(),:;[]*/.exec(text.slice(at + 1, at + 60))![0];
      const value = Number(word);
      if (word.trim() === '' || !Number.isFinite(value))
        throw new NewickError(`枝长“${word.trim()}”不是数字`, at + 1, '枝长应是冒号之后的数字，请检查树文件');
      if (value < 0) negative += 1;
      length[node] = Math.max(0, value);
      at += 1 + word.length;
    } else {
      const label = mark === "'" ? quoted(text, at) : plain(text, at);
      name[node] = label.name;
      at = label.end;
    }
  }
  const withoutLength = length.filter((value, index) => index > 0 && Number.isNaN(value)).length;
  return {
    tree: {
      parent: Int32Array.from(parent),
      length: Float64Array.from(length, (value) => (Number.isNaN(value) ? 0 : value)),
      name,
      isTip: Uint8Array.from(isTip),
    },
    withoutLength,
    negative,
    end: at + 1,
  };
}

function skipSpace(text: string, from: number): number {
  let at = from;
  for (;;) {
    while (at < text.length && text.charCodeAt(at) <= 32) at += 1;
    if (text[at] !== '[') return at;
    const close = text.indexOf(']', at);
    if (close === -1) throw new NewickError('方括号中的注释没有结束', at, '请补上右方括号');
    at = close + 1;
  }
}

function quoted(text: string, from: number): { name: string; end: number } {
  let name = '';
  for (let at = from + 1; at < text.length; at += 1) {
    if (text[at] !== "'") name += text[at];
    else if (text[at + 1] === "'") {
      name += "'";
      at += 1;
    } else return { name, end: at + 1 };
  }
  throw new NewickError('名称的单引号没有成对', from, '请补上或删去多余的单引号');
}

function plain(text: string, from: number): { name: string; end: number } {
  let at = from;
  while (at < text.length && !BREAKS.has(text[at]!)) at += 1;
  return { name: text.slice(from, at).trim(), end: at };
}

import { InputError, type InputProblem, type Tree } from '../../model/index.ts';
import { openArtifact } from '../artifact.ts';
import { detectFormat, failure } from '../formats.ts';
import { createProblemList, quote, quoteList } from '../problems/index.ts';
import { decodeText } from '../text/decodeText.ts';
import { NewickError, parseNewick, type NewickTree } from '../../phylogeny/index.ts';
import type { InputReader } from './reader.ts';

/** A tree in Newick form; the outermost brackets are taken as its root. */
export const readTree: InputReader<'tree'> = async (source) => {
  const artifact = await openArtifact(source.bytes);
  if (artifact && artifact.name !== 'tree.nwk')
    throw failure({
      code: 'not-newick',
      what: `QIIME 2 文件（.qza）的类型是 ${artifact.type}，不是进化树`,
      remedy: '请上传 Phylogeny 类型的 .qza（如 rooted-tree.qza）或 Newick 树',
    });
  const file = artifact?.bytes ?? Buffer.from(source.bytes.buffer, source.bytes.byteOffset, source.bytes.byteLength);
  if (detectFormat(file) !== 'text')
    throw failure({
      code: 'not-newick',
      what: '文件不是文本，不是 Newick 格式的树',
      remedy: '请上传 Newick 树（.nwk、.tre）或 QIIME 2 的 rooted-tree.qza',
    });
  const text = decodeText(file, source.encoding).bytes.toString('utf8');
  if (/^\s*#nexus/i.test(text))
    throw failure({
      code: 'nexus',
      what: '文件是 NEXUS 格式的树',
      remedy: '请在 FigTree 等软件中另存为 Newick 格式后再上传',
    });
  const read = parsed(text);
  const tips = tipNames(read.tree);
  return { value: read.tree, rows: tips.length, columns: 1, problems: problemsOf(read, tips, text) };
};

const tipNames = ({ isTip, name }: Tree): string[] => name.filter((_, node) => isTip[node] === 1);

function parsed(text: string): NewickTree {
  try {
    return parseNewick(text);
  } catch (error) {
    if (!(error instanceof NewickError)) throw error;
    const before = text.slice(0, error.at).split('\n');
    const row = before.length;
    const column = before.at(-1)!.length + 1;
    throw new InputError([
      {
        code: 'newick',
        severity: 'error',
        row,
        column,
        what: `树文件第 ${row} 行第 ${column} 个字符：${error.message}`,
        remedy: error.remedy,
      },
    ]);
  }
}

function problemsOf(
  { end, negative, tree, withoutLength }: NewickTree,
  tips: readonly string[],
  text: string,
): InputProblem[] {
  const problems = createProblemList();
  const unnamed = tips.filter((name) => name === '').length;
  if (unnamed > 0)
    problems.add({
      code: 'unnamed-tip',
      severity: 'error',
      what: `树有 ${unnamed} 个叶节点没有名称`,
      remedy: '叶节点的名称要与数据表的特征名一致，请重新导出树文件',
    });
  const seen = new Set<string>();
  const repeated = new Set(tips.filter((name) => name !== '' && (seen.has(name) || !seen.add(name))));
  if (repeated.size > 0)
    problems.add({
      code: 'duplicate-tip',
      severity: 'error',
      what: `叶节点${quoteList([...repeated])}在树中出现不止一次`,
      remedy: '每个特征在树中只能有一个叶节点，请改正后重新上传',
    });
  const branches = tree.parent.length - 1;
  if (withoutLength === branches)
    problems.add({
      code: 'no-lengths',
      severity: 'warning',
      what: '树没有枝长',
      remedy: 'UniFrac 与 Faith PD 需要枝长；请重新导出带枝长的树',
    });
  else if (withoutLength > 0)
    problems.add({
      code: 'some-lengths',
      severity: 'warning',
      what: `${branches} 条枝中有 ${withoutLength} 条没有枝长，按 0 处理`,
      remedy: '如果不应为 0，请重新导出树文件',
      count: withoutLength,
    });
  if (negative > 0)
    problems.add({
      code: 'negative-length',
      severity: 'warning',
      what: `${negative} 条枝的长度为负，按 0 处理`,
      remedy: '邻接法的树会有很短的负枝长，一般可以忽略',
      count: negative,
    });
  const rootChildren = tree.parent.reduce((sum, above) => sum + (above === 0 ? 1 : 0), 0);
  if (rootChildren > 2)
    problems.add({
      code: 'unrooted',
      severity: 'warning',
      what: `树的最外层有 ${rootChildren} 个分支，可能是无根树，已把最外层当作根`,
      remedy: 'UniFrac 与 Faith PD 与根的位置有关；请先定根（如 QIIME 2 的 midpoint-root）再上传',
    });
  const rest = text.slice(end).trim();
  if (rest !== '')
    problems.add({
      code: 'more-trees',
      severity: 'warning',
      what: `第一棵树之后还有内容${quote(rest)}，只读了第一棵`,
      remedy: '如果要用另一棵树，请单独存为一个文件',
    });
  return problems.list();
}

import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { families, methods, type MethodDefinition } from '@panome/analysis';
import { inputName } from '@panome/analysis/model';
import { chartById } from '@panome/charts';
import deviations from '@panome/analysis/deviations' with { type: 'json' };
import { outsideCheckOf } from './outsideCheckOf.ts';

const engine = dirname(fileURLToPath(import.meta.resolve('@panome/analysis')));

/** Where a method's files lie, under the source of the engine. */
function folderOf(id: string): string | undefined {
  const area = readdirSync(engine, { withFileTypes: true }).find(
    (entry) => entry.isDirectory() && existsSync(join(engine, entry.name, id, 'index.ts')),
  );
  return area && join(area.name, id);
}

/**
 * What the figures of a method are held against: the head of its script, which is of R or, for what is defined in
 * Python, of Python.
 */
function referenceOf(folder: string): string {
  const script = readdirSync(join(engine, folder)).find((name) => /\.reference\.(R|py)$/.test(name));
  if (!script) return '不变量与定义';
  const lines = readFileSync(join(engine, folder, script), 'utf8').split('\n');
  const said = /\(((?:R|NumPy) [^)]+(?:\([^)]*\)[^)]*)*)\)\s*$/.exec(lines[0]!)?.[1];
  const packages = [...lines.join('\n').matchAll(/library\(([\w.]+)\)/g)].map(([, name]) => name!);
  const with_ = said ?? ['R 4.2', ...new Set(packages)].join('，');
  return `[${with_}](../packages/analysis/src/${folder}/${script})`;
}

const measured: Readonly<Record<string, { readonly worst: number; readonly comparisons: number }>> = deviations;

/** How far the figures were from their reference when it was last measured. */
function reachedBy(folder: string): string {
  const found = measured[folder];
  if (!found) return '';
  return `；实测最大相对偏差 ${found.worst === 0 ? '0' : found.worst.toExponential(1)}（${found.comparisons.toLocaleString('en-US')} 个数）`;
}

// Older DOIs hold brackets: 10.1890/0012-9658(2001)082[0290:FMMTCD]2.0.CO;2.
const written = /doi:(10\.\d{4,9}\/(?:\([^\s()]*\)|\[[^\s[\]]*\]|[^\s（），：。；、()[\]])+)/g;
const sources = (guide: string) => [
  ...new Set([...guide.matchAll(written)].map(([, doi]) => doi!.replace(/[.;,]+$/, ''))),
];
const linked = (doi: string) =>
  `[${doi}](https://doi.org/${doi
    .split('/')
    .map((part) => encodeURIComponent(part).replaceAll('(', '%28').replaceAll(')', '%29'))
    .join('/')})`;

function section(method: MethodDefinition): string {
  const folder = folderOf(method.id);
  if (!folder) throw new Error(`no folder for ${method.id}`);
  const guidePath = join(engine, folder, `${method.id}.md`);
  const guide = existsSync(guidePath) ? readFileSync(guidePath, 'utf8') : '';
  const dois = sources(guide);
  return [
    `### \`${method.id}\` ${method.title}`,
    '',
    method.summary,
    '',
    `- 输入：${method.inputs.map(({ id, required }) => `${inputName(id)} \`${id}\`${required ? '' : '（选填）'}`).join('、')}`,
    `- 参数：${method.options.map(({ id }) => `\`${id}\``).join('、') || '无'}`,
    `- 结果表：${method.tables.map(({ id, title }) => `${title} \`${id}\``).join('、')}`,
    `- 图：${method.charts.map((id) => `${chartById(id)?.title ?? ''} \`${id}\``).join('、')}`,
    `- 数值对照：${referenceOf(folder)}${reachedBy(folder)}`,
    `- 外部核对：${outsideCheckOf(method.id)}`,
    ...(guide ? [`- 定义与说明：[${method.id}.md](../packages/analysis/src/${folder}/${method.id}.md)`] : []),
    ...(dois.length > 0 ? [`- 文献：${dois.map(linked).join('，')}`] : []),
    '',
  ].join('\n');
}

/** `docs/methods.md`: every method with its inputs, tables, reference and sources. */
export function methodsPage(): string {
  const shown = families
    .map((family) => ({ family, own: methods.filter((method) => method.family === family.id) }))
    .filter(({ own }) => own.length > 0);
  return [
    '# 分析方法',
    '',
    `由登记表生成，共 ${methods.length} 个方法；\`npm run cli -- methods\` 给出同样的内容和参数的 JSON Schema。每个方法的数值与所列 R 脚本的结果一致，允许的偏差写在它的测试中：统计量、距离、得分等相对误差 1e-6，p 值 1e-5，limma 1e-4。“实测最大相对偏差”由 \`npm run accuracy\` 在全部参考数据上测得；绝对值小于 0.001 的数按 0.001 计。随机的嵌入（UMAP、t-SNE）等比较的是质量，没有这一项。“外部核对”说明除此之外还有什么证实这些数值：原软件、真值已知的模拟（\`npm run accuracy -- nulls\`：零假设下 1%、5%（± 为按独立检验计的 95% 界限）、10% 水平拒绝的比例，p 值与均匀分布的两侧 Kolmogorov 距离 KS，已知效应在 5% 水平检出的比例），或者没有。`,
    '',
    ...shown.flatMap(({ family, own }) => [`## ${family.title}`, '', family.summary, '', ...own.map(section)]),
  ].join('\n');
}

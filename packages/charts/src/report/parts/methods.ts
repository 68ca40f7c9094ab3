import { effectWords, repairWords, type ResultDocument } from '@panome/analysis/model';
import { parameterRows, type ParameterRow } from '../../wording/index.ts';
import { methodMarkdown } from '../../wording/methodMarkdown.ts';
import { html, trusted, type Html, type HtmlValue } from '../html.ts';
import type { ReportRun } from '../model.ts';

const inputNames: Readonly<Record<string, string>> = { matrix: '数据表', groups: '分组' };
const sizeOf = ({ columns, id, rows }: ResultDocument['inputs'][number]) =>
  id === 'matrix' ? `${rows} 个特征 × ${columns} 个样本` : `${rows} 个样本`;
/** What was mended; results of older versions say only how, not how often. */
const mendedOf = ({ effects, repairs }: ResultDocument['inputs'][number]) =>
  (
    effects?.filter(({ count }) => count > 0).map(effectWords) ??
    Object.entries(repairs).map(([repair, choice]) => repairWords({ repair, choice }))
  ).join('；');

function parameters({ document, options }: ReportRun): HtmlValue {
  const rows = parameterRows(document.options, options);
  if (rows.length === 0) return null;
  const mark = ({ changed, standard }: ParameterRow) =>
    standard === null ? '随数据' : changed ? html`<b>已修改</b>（默认 ${standard}）` : '默认';
  return html`<h3>参数</h3>
<table class="facts"><thead><tr><th scope="col">参数</th><th scope="col">取值</th><th scope="col">与默认值相比</th></tr></thead>
<tbody>
${rows.map((row) => html`<tr><th scope="row">${row.label} <code>${row.id}</code></th><td>${row.value}</td><td>${mark(row)}</td></tr>\n`)}</tbody></table>
`;
}

const inputs = ({ document }: ReportRun): Html => html`<h3>输入</h3>
<table class="facts"><thead><tr><th scope="col">输入</th><th scope="col">文件</th><th scope="col">SHA-256</th></tr></thead>
<tbody>
${document.inputs.map(
  (input) =>
    html`<tr><th scope="row">${inputNames[input.id] ?? input.id}</th><td>${input.name}<br><span class="muted">${sizeOf(input)}${mendedOf(input) ? `；读取时处理：${mendedOf(input)}` : ''}</span></td><td><code class="hash">${input.sha256}</code></td></tr>\n`,
)}</tbody></table>
`;

function groups({ document: { groups: scheme } }: ReportRun): HtmlValue {
  if (!scheme) return null;
  const samplesOf = (level: string) => scheme.samples.filter((_, at) => scheme.group[at] === level);
  return html`<h3>分组</h3>
<table class="facts"><thead><tr><th scope="col">分组</th><th scope="col" class="number">样本数</th><th scope="col">样本</th></tr></thead>
<tbody>
${scheme.levels.map((level) => html`<tr><th scope="row">${level}</th><td class="number">${samplesOf(level).length}</td><td class="names">${samplesOf(level).join('、')}</td></tr>\n`)}</tbody></table>
`;
}

function remarks({ document: { messages, removed } }: ReportRun): HtmlValue {
  const warnings = messages.filter(({ level }) => level === 'warning');
  if (warnings.length === 0 && removed.length === 0) return null;
  const reasons = new Map<string, number>();
  for (const { kind, reason } of removed) {
    const key = `${kind === 'feature' ? '特征' : '样本'}：${reason}`;
    reasons.set(key, (reasons.get(key) ?? 0) + 1);
  }
  return html`<h3>提示与剔除</h3>
<ul>
${warnings.map(({ text }) => html`<li>${text}</li>\n`)}${[...reasons].map(([reason, count]) => html`<li>剔除 ${count} 个${reason}</li>\n`)}</ul>
`;
}

/** Everything needed to cite, judge and repeat one run. */
export function methods(anchor: string, title: string, note: HtmlValue, run: ReportRun): Html {
  const { document } = run;
  const { engine, method, seed } = document;
  return html`<section class="methods" id="${anchor}">
<h2>${title}</h2>
${note}<div class="prose">${trusted(methodMarkdown(document.note))}</div>
${parameters(run)}${inputs(run)}${groups(run)}${remarks(run)}<h3>版本</h3>
<dl class="versions"><dt>方法</dt><dd>${method.title}（${method.id}，版本 ${method.version}）</dd><dt>计算引擎</dt><dd>${engine.name} ${engine.version}</dd><dt>运行环境</dt><dd>Node.js ${engine.node}</dd><dt>随机种子</dt><dd>${seed}</dd></dl>
</section>
`;
}

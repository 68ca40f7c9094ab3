import { formatNumber } from '../../../shared/format/format.ts';
import type { ResultDocument } from './resultTypes.ts';

type Parts = Pick<ResultDocument, 'facts' | 'options' | 'messages' | 'charts' | 'tables'>;
export type Statement = {
  /** What came out, in one sentence without a full stop. */
  readonly headline: string;
  /** The condition under which it holds. */
  readonly condition?: string;
  /** What the method said beyond the headline. */
  readonly messages: ResultDocument['messages'];
};

const whole = (value: unknown) => formatNumber(Number(value), 'integer');

/** The sentence of one method from what it found; only methods whose finding is a count have their own. */
const sentences: Readonly<Record<string, (parts: Parts) => Pick<Statement, 'headline' | 'condition'>>> = {
  'two-group': ({ facts, options }) => ({
    headline: `${facts['test_group']}相比${facts['reference']}：${whole(facts['up'])} 个特征上调，${whole(facts['down'])} 个下调`,
    condition: `${options['p_column'] === 'p' ? 'P' : '校正后 P'} < ${options['p']} 且 |log2FC| ≥ ${formatNumber(Math.log2(Number(options['fc'])))}，共检验 ${whole(facts['tested'])} 个特征`,
  }),
  pca: ({ facts }) => ({ headline: `由 ${whole(facts['features'])} 个特征得到 ${whole(facts['samples'])} 个样本的前 ${facts['components']} 个主成分` }),
  heatmap: ({ facts }) => ({ headline: `${whole(facts['features'])} 个特征 × ${whole(facts['samples'])} 个样本的热图` }),
  hclust: ({ facts }) => ({ headline: `${whole(facts['samples'])} 个样本、${whole(facts['features'])} 个特征的层次聚类` }),
  correlation: ({ facts, options }) => ({
    headline: `${whole(facts['items'])} 个${options['of'] === 'features' ? '特征' : '样本'}两两相关，共 ${whole(facts['pairs'])} 对`,
    condition: `每个${options['of'] === 'features' ? '特征' : '样本'}有 ${whole(facts['observations'])} 个观测`,
  }),
  normalize: ({ facts }) => ({ headline: `${whole(facts['samples'])} 个样本、${whole(facts['features'])} 个特征已归一化` }),
};

/** The plain statement that a result begins with. A method without its own sentence lends its first message, or counts what it gave. */
export function statementOf(method: string, parts: Parts): Statement {
  const own = sentences[method];
  if (own) return { ...own(parts), messages: parts.messages };
  const first = parts.messages.find(({ level }) => level === 'info');
  if (first) return { headline: first.text.replace(/。$/, ''), messages: parts.messages.filter((message) => message !== first) };
  return { headline: `得到 ${parts.charts.length} 张图和 ${parts.tables.length} 个表格`, messages: parts.messages };
}

import { agglomerate } from '../../hierarchical-clustering/index.ts';
import { InputError } from '../../model/index.ts';
import type { Groups, Matrix, Message, MethodOutput, RunContext } from '../../model/index.ts';
import { pairwisePearson } from '../../correlation/index.ts';
import { overlapDistances, raise, similarities } from './adjacency.ts';
import { connectivity } from './connectivity.ts';
import { eigengene, membersOf, pearson, type Rows } from './eigengenes.ts';
import { mergeClose } from './mergeClose.ts';
import { moduleLines, placedNodes } from './moduleLines.ts';
import { moduleName } from './moduleNames.ts';
import { choosePower, powerFits } from './softThreshold.ts';
import { traitsOf } from './traits.ts';
import type { Network } from './coexpression.ts';
import { hybridCut } from './treecut/hybridCut.ts';
import { usableFeatures, type UsableFeatures } from './usableFeatures.ts';
import type { WgcnaOptions } from './wgcna.schema.ts';
import { wgcnaTables } from './wgcnaTables.ts';

/**
 * Weighted co-expression network, modules, eigengenes and their correlations with the groups and the numeric factors.
 *
 * Langfelder & Horvath 2008, BMC Bioinformatics 9, 559. doi:10.1186/1471-2105-9-559
 *
 * @throws {InputError} See `usableFeatures`, and when no module is found.
 */
export function wgcna(
  input: Matrix,
  groups: Groups | undefined,
  options: WgcnaOptions,
  context: RunContext,
): MethodOutput {
  const usable = usableFeatures(input, options);
  const { matrix, removed } = usable;
  const network = networkOf(matrix, options, context);
  const traits = groups ? traitsOf(matrix, groups) : [];
  const count = (labels: Int32Array): number => labels.reduce((most, label) => Math.max(most, label), 0);
  const unassigned = network.modules.reduce((sum, label) => sum + Number(label === 0), 0);
  const fit = network.fits.find(({ power }) => power === network.chosen.power);

  return {
    tables: wgcnaTables(matrix, network, traits, options.hubs),
    removed,
    messages: messagesOf(usable, network, unassigned, options, groups !== undefined && traits.length === 0),
    facts: {
      features: matrix.ids.length,
      features_input: input.ids.length,
      features_usable: usable.usable,
      features_removed: removed.filter(({ kind }) => kind === 'feature').length,
      samples: matrix.samples.length,
      samples_removed: removed.filter(({ kind }) => kind === 'sample').length,
      missing_values: matrix.values.reduce((sum, value) => sum + Number(Number.isNaN(value)), 0),
      power: network.chosen.power,
      power_reached: network.chosen.reached ? 1 : 0,
      ...(fit && { r2: fit.r2, mean_k: fit.meanK }),
      modules_dynamic: count(network.dynamic),
      modules: count(network.modules),
      unassigned,
      largest: network.modules.reduce((sum, label) => sum + Number(label === 1), 0),
      traits: traits.length,
      edges: network.lines.flat().length,
    },
  };
}

function networkOf(matrix: Matrix, options: WgcnaOptions, { progress }: RunContext): Network {
  const [size, samples] = [matrix.ids.length, matrix.samples.length];
  progress('计算相关系数', 0.02);
  const similarity = pairwisePearson(matrix.values, size, samples).values;
  similarities(similarity, size, options.type);
  progress('选择软阈值', 0.15);
  const fits = powerFits(similarity, size);
  const chosen =
    options.power === 'auto'
      ? choosePower(fits, options.r2Cut, samples, options.type === 'signed')
      : { power: options.power, reached: true };
  raise(similarity, chosen.power);
  progress('计算拓扑重叠', 0.3);
  const distances = overlapDistances(similarity, size);
  progress('聚类', 0.7);
  const tree = agglomerate({ size, stride: size, values: distances.slice() }, 'average');
  progress('切分模块', 0.8);
  const dynamic = hybridCut(tree, { values: distances, size }, options);
  if (!dynamic.some((label) => label > 0)) throw noModules(options, chosen.power);
  progress('合并模块', 0.9);
  const rows: Rows = { values: matrix.values, samples };
  const modules = mergeClose(rows, dynamic, options.mergeHeight);
  const outside = Array.from(modules.keys()).filter((feature) => modules[feature] === 0);
  const eigengenes = [...membersOf(modules), ...(outside.length > 0 ? [outside] : [])].map((features) =>
    eigengene(rows, features),
  );
  const kme = Float64Array.from(modules, (label, feature) =>
    label === 0
      ? Number.NaN
      : pearson(matrix.values.subarray(feature * samples, (feature + 1) * samples), eigengenes[label - 1]!.values),
  );
  const lines = moduleLines(distances, modules, options);
  return {
    fits,
    chosen,
    tree,
    dynamic,
    modules,
    eigengenes,
    kme,
    connectivity: connectivity(similarity, modules),
    lines,
    nodes: placedNodes(lines),
  };
}

const noModules = ({ minModule }: WgcnaOptions, power: number): InputError =>
  new InputError(
    [
      {
        code: 'no-modules',
        severity: 'error',
        input: 'min_module',
        what: `软阈值为 ${power} 时没有找到至少有 ${minModule} 个特征的模块`,
        remedy: '请减小“最小模块”，换一个软阈值或网络类型，或检查数据是否已取对数、样本是否太少',
      },
    ],
    'parameter',
  );

function messagesOf(
  { matrix, removed, usable }: UsableFeatures,
  { chosen, dynamic, lines, modules }: Network,
  unassigned: number,
  { edgeTom, power, r2Cut }: WgcnaOptions,
  noTraits: boolean,
): Message[] {
  const messages: Message[] = [];
  const samples = matrix.samples.length;
  if (matrix.ids.length < usable)
    messages.push({ level: 'info', text: `${usable} 个可用特征中取方差最大的 ${matrix.ids.length} 个建网络。` });
  if (removed.length > 0)
    messages.push({ level: 'info', text: `有 ${removed.length} 个样本或特征因缺失过半或取值恒定未参与计算。` });
  if (power === 'auto' && !chosen.reached)
    messages.push({
      level: 'warning',
      text: `没有幂次使无标度拟合的 R² 超过 ${r2Cut}，按样本数取经验值 ${chosen.power}；常见原因是分组或批次造成的整体差异，请查看样本聚类。`,
    });
  if (samples < 15)
    messages.push({ level: 'warning', text: `只有 ${samples} 个样本，少于建议的 15 个，模块可能不稳定。` });
  const [before, after] = [dynamic, modules].map((labels) =>
    labels.reduce((most, label) => Math.max(most, label), 0),
  ) as [number, number];
  if (after < before)
    messages.push({ level: 'info', text: `动态切分得到 ${before} 个模块，合并相近的之后为 ${after} 个。` });
  if (unassigned > 0)
    messages.push({ level: 'info', text: `有 ${unassigned} 个特征不属于任何模块，记为 ${moduleName(0)}。` });
  const alone = lines.flatMap((own, at) => (own.length === 0 ? [moduleName(at + 1)] : []));
  if (alone.length > 0)
    messages.push({
      level: 'info',
      text: `${alone.slice(0, 5).join('、')}${alone.length > 5 ? ' 等' : ''} ${alone.length} 个模块没有拓扑重叠不小于 ${edgeTom} 的特征对，网络图中没有它们；可调低“连线的拓扑重叠界限”。`,
    });
  if (noTraits) messages.push({ level: 'warning', text: '分组只有一个取值且没有数值因子，没有计算模块与性状的相关。' });
  return messages;
}

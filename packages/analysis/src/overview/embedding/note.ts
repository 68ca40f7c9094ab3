import type { MethodOutput, Options } from '../../model/index.ts';

const transforms: Readonly<Record<string, string>> = {
  none: '未作变换',
  log2: '经 log2 变换',
  log10: '经 log10 变换',
  glog: '经广义对数变换 log2((x + √(x² + a²))/2)',
  clr: '经中心对数比（CLR）变换',
};
const scales: Readonly<Record<string, string>> = {
  none: '各特征仅作中心化',
  auto: '各特征中心化后除以标准差',
  pareto: '各特征中心化后除以标准差的平方根',
};

/** How the points were made, as the methods paragraph says it. */
export function pointsNote(options: Options, facts: MethodOutput['facts']): string {
  if (facts['kind'] === 'cells') {
    const empty = Number(facts['empty']) > 0 ? `（另有 ${facts['empty']} 个没有计数的细胞未参与）` : '';
    return `对 ${facts['points']} 个细胞${empty}的计数按每细胞 10,000 归一化并取 ln(1 + x)，以 vst 选取 ${facts['genes']} 个高变基因（Stuart 等，2019，doi:10.1016/j.cell.2019.05.031），各基因标准化（上限 10 个标准差）后取前 ${facts['dimensions']} 个主成分。`;
  }
  const missing = Number(facts['features_missing']) > 0 ? `，${facts['features_missing']} 个含缺失值的特征未参与` : '';
  return `对 ${facts['points']} 个样本的 ${facts['features']} 个特征（共 ${facts['features_input']} 个${missing}），数据${transforms[String(options['transform'])]}，${scales[String(options['scale'])]}，取前 ${facts['dimensions']} 个主成分。`;
}

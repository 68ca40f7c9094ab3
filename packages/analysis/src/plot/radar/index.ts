import { defineMethod } from '../../model/index.ts';
import { radarOptions, readRadarOptions } from './radar.schema.ts';
import { radar as runRadar } from './radar.ts';

const version = '1.1.0';
const scales = {
  max: '各指标除以各组均值中的最大值',
  range: '各指标按各组均值的最小值到最大值折算为 0～1',
  none: '各指标未折算，共用一个尺度',
} as const;

/** Means of several measures by group around a centre. */
export const radar = defineMethod({
  id: 'radar',
  version,
  family: 'plot',
  title: '雷达图',
  summary: '各组在多个指标上的轮廓有什么不同',
  keywords: ['雷达图', '蛛网图', '星形图', '多指标', 'radar', 'spider chart', 'star plot', 'leidatu', 'zhuwangtu'],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '一列分组，其余每个数值列一个指标（3～16 个）；同一组可以有多行重复',
    },
  ],
  options: radarOptions,
  tables: [{ id: 'radar', title: '雷达图数据' }],
  charts: ['radar-plot'],
  check: ({ records }, options) => void runRadar(records, readRadarOptions(options)),
  run: ({ records }, options) => runRadar(records, readRadarOptions(options)),
  findings: (said) => `${said.count('groups')} 组在 ${said.count('axes')} 个方面的比较`,
  note: (options, facts) =>
    [
      `雷达图（Chambers et al. 1983，doi:10.1201/9781351072304）按“${facts['group']}”画出 ${facts['groups']} 组在 ${facts['axes']} 个指标上的算术平均；${scales[readRadarOptions(options).scale]}。`,
      `缺失值不参与平均，没有分组的 ${facts['left']} 行未参与，没有可用值的 ${facts['empty']} 处断开；多边形的面积与指标的次序有关，不宜比较。作图使用 Panome 全组学云 radar 方法（版本 ${version}）。`,
    ].join(''),
});

import { defineMethod } from '../../model/index.ts';
import { calibrationNote } from './calibration.note.ts';
import { calibrationOptions, readCalibrationOptions } from './calibration.schema.ts';
import { calibration as runCalibration, fitStandards } from './calibration.ts';

const version = '1.0.0';

/** Standard curves, and what samples hold by them. */
export const calibration = defineMethod({
  id: 'calibration',
  version,
  family: 'preprocess',
  title: '标准曲线与定量',
  summary: '由标准品拟合每个化合物的标准曲线，检查准确度、检出限与定量限，并算出样本的浓度、标出超出范围的值',
  keywords: [
    '标准曲线',
    '工作曲线',
    '定量',
    '内标',
    '加权回归',
    '检出限',
    '定量限',
    '准确度',
    'calibration',
    'standard curve',
    'LOD',
    'LOQ',
    'biaozhunquxian',
    'dingliang',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '标准品测定表',
      help: '每行一次标准品测定：化合物、浓度、响应（峰面积）三列，可再有一列内标响应',
    },
    {
      id: 'matrix',
      required: false,
      label: '样本的响应',
      help: '每行一个化合物、每列一个样本的响应；化合物名与标准品测定表一致；不提供时只拟合曲线',
    },
    {
      id: 'matrix2',
      required: false,
      label: '样本的内标响应',
      help: '与样本的响应同样排列；标准品有内标列而不提供它时，样本的响应视为已除以内标',
    },
  ],
  options: calibrationOptions,
  tables: [
    { id: 'curves', title: '标准曲线' },
    { id: 'standards', title: '标准点回算' },
    { id: 'quantities', title: '样本定量' },
    { id: 'matrix', title: '浓度表' },
  ],
  charts: ['calibration-curve'],
  check: ({ records }, options) => void fitStandards(records, readCalibrationOptions(options)),
  run: (inputs, options) => runCalibration(inputs, readCalibrationOptions(options)),
  findings: (said) => ({
    headline: `${said.count('compounds')} 个化合物中 ${said.count('passed')} 个的标准曲线合格${said.value('samples') > 0 ? `，${said.count('samples')} 个样本的 ${said.count('values')} 个浓度中 ${said.count('inside')} 个在范围内` : ''}`,
    condition: `R² ≥ ${said.set('min_r2', 'R² 下限')}，至少 75% 的标准点偏差不超过 ${said.set('tolerance', '允许的偏差', '%')}%`,
  }),
  note: (options, facts) =>
    `${calibrationNote(options, facts)}定量使用 Panome 全组学云 calibration 方法（版本 ${version}）。`,
});

import { defineMethod } from '../../model/index.ts';
import { readSunburstOptions, sunburstOptions } from './sunburst.schema.ts';
import { sunburst as runSunburst } from './sunburst.ts';

const version = '1.0.0';

/** The shares of categories within categories. */
export const sunburst = defineMethod({
  id: 'sunburst',
  version,
  family: 'plot',
  title: '旭日图',
  summary: '分层的构成：从门到属的物种组成，或大类、小类的占比，由内到外一层一环',
  keywords: [
    '旭日图',
    '多层环形图',
    '层级',
    '物种组成',
    '分类层级',
    'sunburst',
    'hierarchy',
    'Krona',
    'taxonomy',
    'xuritu',
    'cengji',
  ],
  inputs: [
    {
      id: 'records',
      required: true,
      label: '记录表',
      help: '从大类到小类的几列，或一列用分号隔开的分类（k__;p__;c__…）；可再有一列数值，没有时每行计 1',
    },
  ],
  options: sunburstOptions,
  tables: [{ id: 'nodes', title: '各层的类别' }],
  charts: ['sunburst'],
  check: ({ records }, options) => void runSunburst(records, readSunburstOptions(options)),
  run: ({ records }, options) => runSunburst(records, readSunburstOptions(options)),
  findings: (said) => `${said.text('layers')} 的占比，总计 ${said.count('total')}`,
  note: (options, facts) => {
    const { share } = readSunburstOptions(options);
    return [
      `旭日图（Stasko & Zhang 2000，doi:10.1109/INFVIS.2000.885091）由内到外为${facts['layers']}，共 ${facts['depth']} 层 ${facts['nodes']} 个类别，角度与${facts['value'] === '' ? '行数' : `“${facts['value']}”之和`}成正比，总和 ${facts['total']}；`,
      `同一上层之下，占总和不足 ${Math.round(share * 1e4) / 100}% 的类别有两个以上时合并为“其他”（共合并 ${facts['merged']} 个）。某层没有类别的行到上一层为止。`,
      `缺少第一层类别或数值不大于 0 的 ${facts['left']} 行未参与，没有作统计检验。作图使用 Panome 全组学云 sunburst 方法（版本 ${version}）。`,
    ].join('');
  },
});

import * as charts from 'echarts/charts';
import * as components from 'echarts/components';
import * as core from 'echarts/core';
import * as features from 'echarts/features';
import * as renderers from 'echarts/renderers';
import { MissingPackage } from '../../missing-package/index.ts';

// Whole modules are imported by name: where ECharts is not installed a bundler puts an empty one in its place, and would
// complain of each name that it lacks instead of letting the panel say what to install.
if (!core.init) throw new MissingPackage('echarts');

/** ECharts with what our drawings use and no more. */
core.use([
  charts.BarChart,
  charts.BoxplotChart,
  charts.LineChart,
  charts.ScatterChart,
  components.GraphicComponent,
  components.GridComponent,
  components.LegendComponent,
  components.MarkLineComponent,
  components.TitleComponent,
  components.TooltipComponent,
  features.LabelLayout,
  renderers.CanvasRenderer,
]);

export const init = core.init;
export type { ECharts } from 'echarts';

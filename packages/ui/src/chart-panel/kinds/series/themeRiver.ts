import * as charts from 'echarts/charts';

export const kind = charts.ThemeRiverChart;

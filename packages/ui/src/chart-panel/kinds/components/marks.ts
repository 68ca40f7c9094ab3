import * as components from 'echarts/components';

export const kind = [components.MarkPointComponent, components.MarkAreaComponent];

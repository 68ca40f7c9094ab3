import * as components from 'echarts/components';

export const kind = components.ToolboxComponent;

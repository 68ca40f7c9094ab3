export { qcControlChart } from './qcControlChart.ts';

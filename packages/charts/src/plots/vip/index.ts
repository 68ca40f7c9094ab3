export { vip } from './vip.ts';

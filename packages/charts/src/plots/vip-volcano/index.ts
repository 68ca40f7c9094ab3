export { vipVolcano } from './vipVolcano.ts';

export { vpaVenn } from './vpaVenn.ts';

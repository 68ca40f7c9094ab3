export { ranksOf as ranks } from '../kernel/index.ts';

export { otherKind } from './otherKind.ts';

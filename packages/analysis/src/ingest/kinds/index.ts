export { kindOf } from './kindOf.ts';
export { otherKind } from './otherKind.ts';

export { principalComponents, type PrincipalComponents } from './principalComponents.ts';
export { centreAndScale, type Scale } from './scaleRows.ts';

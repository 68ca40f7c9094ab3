export { splitName } from './splitName.ts';
export { TruncatedName, type TruncatedNameProps } from './TruncatedName.tsx';

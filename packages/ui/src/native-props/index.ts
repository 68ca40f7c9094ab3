export type { NativeProps } from './nativeProps.ts';

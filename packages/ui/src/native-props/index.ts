export type { NativeProps, PassedOn } from './nativeProps.ts';

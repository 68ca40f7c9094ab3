export * from './places.ts';
export * from './problemList.ts';

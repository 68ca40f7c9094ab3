export { describeMethod, optionsJsonSchema, type MethodDescription } from './describeMethod.ts';
export { optionSchema, optionsSchema } from './optionSchema.ts';
export { allowedValues, checkOptions, defaultOptions, parseOptions } from './parseOptions.ts';

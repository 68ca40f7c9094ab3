export { describeMethod, optionsJsonSchema, type MethodDescription } from './describeMethod.ts';
export { optionSchema, optionsSchema } from './optionSchema.ts';
export { allowedValues, checkOptions, defaultOptions, isOptionShown, parseOptions } from './parseOptions.ts';

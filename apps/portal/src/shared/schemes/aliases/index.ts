export { alikeSamples } from './alikeSamples.ts';
export { namedByScheme, samplesOfScheme } from './aliasScheme.ts';
export { aliasesText } from './aliases.text.ts';
export { SampleAliases } from './SampleAliases.tsx';

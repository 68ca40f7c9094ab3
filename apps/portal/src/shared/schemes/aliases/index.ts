export { alikeSamples } from './alikeSamples.ts';
export { namedByScheme, samplesOfScheme, withAliases, type SampleAlias } from './aliasScheme.ts';
export { aliasesText } from './aliases.text.ts';
export { SampleAliases } from './SampleAliases.tsx';

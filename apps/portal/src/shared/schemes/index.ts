export { SaveScheme } from './SaveScheme.tsx';
export { SchemeChooser } from './SchemeChooser.tsx';
export { optionsOfContrast, schemeFor, schemesFor } from './schemeFor.ts';
export { SchemesCard, schemesCardId } from './SchemesCard.tsx';
export { contrastName, type StoredScheme } from './schemeTypes.ts';

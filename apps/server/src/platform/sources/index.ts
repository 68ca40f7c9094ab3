export { createSources, type Asked, type Source, type SourceKind, type Sources } from './sources.ts';
export { passFault, refuseFault, refuseUnknown, SourceFault } from './sourceFault.ts';
export { createViews, type Views } from './views.ts';

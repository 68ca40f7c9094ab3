export { availableItems, missingRoles, type AvailableItem, type AvailableSection } from './availableItems.ts';
export { contrastName, contrastsOfLevels, contrastValue, defaultContrasts } from './contrasts.ts';
export { estimateSeconds } from './estimateSeconds.ts';
export { mostSteps, planFlow } from './planFlow.ts';
export { sourcesOf } from './resolveEdge.ts';
export { withFactors } from './schemeParts.ts';

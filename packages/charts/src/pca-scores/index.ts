export { pcaScores } from './pcaScores.ts';
export { componentOf, componentSpec, componentTitle } from './components.ts';

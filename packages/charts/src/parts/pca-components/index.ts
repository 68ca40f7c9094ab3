export { componentOf, componentSpec, componentTitle } from './components.ts';

export { PersonFrame } from './PersonFrame.tsx';

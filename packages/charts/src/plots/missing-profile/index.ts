export { missingProfile } from './missingProfile.ts';

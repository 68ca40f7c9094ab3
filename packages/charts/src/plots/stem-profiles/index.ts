export { stemProfiles } from './stemProfiles.ts';

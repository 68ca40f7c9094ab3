export { scCommunicationDots } from './scCommunicationDots.ts';

export { maaslinAssociation } from './maaslinAssociation.ts';

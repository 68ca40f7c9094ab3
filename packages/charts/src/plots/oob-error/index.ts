export { oobError } from './oobError.ts';

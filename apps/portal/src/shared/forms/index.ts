/**
 * The rules of forms: the contract's own, so that page and server say the same. Only pages with such forms load this.
 */
export * as rules from '@panome/contract/accounts';
export { z } from 'zod';
export { messageOf as describeFailure } from '../api/index.ts';

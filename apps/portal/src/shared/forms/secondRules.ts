/** The contract's rules of the second factor. Only pages with such forms load this. */
export * as secondRules from '@panome/contract/second-factors';

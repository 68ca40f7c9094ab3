/** The contract's rules of real names, organisations and groups. Only pages with such forms load this. */
export * as peopleRules from '@panome/contract/people';

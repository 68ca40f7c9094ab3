import { parseQuery, QueryFault, type ProteinQuery } from '@panome/contract/protein-query';
import { badInput } from '../../platform/http/refusal.ts';

/** @throws {Refusal} 400 with the character at which the query is wrong. */
export function readQuery(text: string): ProteinQuery {
  try {
    return parseQuery(text);
  } catch (error) {
    if (error instanceof QueryFault) throw badInput(`检索式${error.message}`, { at: error.at });
    throw error;
  }
}

import { describeMethod, methods } from '@panome/analysis';

/** `methods`: every method as JSON. */
export function listMethods(): string {
  return JSON.stringify(methods.map(describeMethod), null, 2);
}

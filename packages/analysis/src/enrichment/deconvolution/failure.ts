import { InputError } from '../../model/index.ts';

export const failure = (code: string, input: string, what: string, remedy: string): InputError =>
  new InputError([{ code, severity: 'error', input, what, remedy }]);

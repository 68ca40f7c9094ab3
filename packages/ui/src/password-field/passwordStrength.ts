export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Runs that people type without thinking; each is worth one character. */
const runs = /(.)\1{2,}|012|123|234|345|456|567|678|789|890|abc|qwe|asd|zxc|password|admin/gi;

/**
 * How long a password would stand against guessing, from its length, its kinds of characters and its runs.
 * A hint while one is chosen, no rule: rules are checked by the schema and by the server.
 */
export function passwordStrength(password: string): PasswordStrength {
  const effective = Array.from(password.replace(runs, '.'));
  const kinds = [/[a-z]/, /[A-Z]/, /\d/, /[^a-zA-Z\d]/].filter((kind) => kind.test(password)).length;
  const different = new Set(effective).size;
  const score = Math.min(effective.length, different * 2) + (kinds - 1) * 2;
  if (effective.length < 6 || score < 10) return 'weak';
  return score < 16 ? 'fair' : 'strong';
}

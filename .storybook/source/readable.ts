import { format } from 'oxfmt';

/** Code as pages of documentation show it: formatted, narrow. */
export async function readable(code: string): Promise<string> {
  const { code: formatted, errors } = await format('Example.tsx', code, { printWidth: 88, singleQuote: true });
  if (errors.length > 0) throw new Error(`${errors[0]!.message}:\n${code}`);
  return formatted.trimEnd();
}

/** The licence as people call it: `CC BY 4.0` out of the sentence of an entry. */
export function shortLicence(text: string): string {
  const [named] = /CC (?:BY|0)[-\w]*(?: \d\.\d)?/.exec(text) ?? [];
  if (named) return named;
  const address = /creativecommons\.org\/(licenses|publicdomain)\/([\w-]+)\/(\d\.\d)/.exec(text);
  if (address) return `CC ${address[2] === 'zero' ? '0' : address[2]!.toUpperCase()} ${address[3]}`;
  return /NoDerivs|NoDerivatives/i.test(text) ? 'CC BY-ND' : text.replace(/\s*https?:\S+/g, '').slice(0, 120);
}

/** The first address in a text about a licence. */
export const licenceAddress = (text: string): string => /https?:\/\/[^\s,)]+[^\s,).;]/.exec(text)?.[0] ?? '';

/** Whether a licence forbids to pass on what was made of the data. */
export const forbidsDerivatives = (text: string): boolean => /No-?Deriv|\bBY-(NC-)?ND\b/i.test(text);

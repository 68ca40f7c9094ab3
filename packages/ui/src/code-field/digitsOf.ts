/**
 * The digits in what was typed or pasted, at most `length`: full-width ones too, spaces and words around them dropped.
 * Of a whole message the first run of exactly `length` digits counts, so that a phone number before it does no harm.
 */
export function digitsOf(text: string, length: number): string {
  const narrow = text.normalize('NFKC');
  const run = new RegExp(`(?<!\\d)\\d{${length}}(?!\\d)`).exec(narrow)?.[0];
  return (run ?? narrow.replace(/\D/g, '')).slice(0, length);
}

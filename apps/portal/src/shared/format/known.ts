/**
 * What a map has for a code of the server; `undefined` for one that this page does not know. A tab that was open while
 * the server got newer may be sent such a code.
 */
export const known = <Words extends object, Code extends keyof Words>(
  words: Words,
  code: Code,
): Words[Code] | undefined => (Object.hasOwn(words, code) ? words[code] : undefined);

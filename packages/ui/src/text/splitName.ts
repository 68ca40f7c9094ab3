const tailLength = 8;

/**
 * Cuts a name so that its end, where the extension and the sample number stand, is never hidden.
 *
 * @returns The part that may be shortened and the part that stays; the second is empty for short names.
 */
export function splitName(name: string): [head: string, tail: string] {
  const characters = Array.from(name);
  if (characters.length <= tailLength * 2) return [name, ''];
  return [characters.slice(0, -tailLength).join(''), characters.slice(-tailLength).join('')];
}

/** The words of what was typed or pasted: separated by spaces, commas or semicolons of either width, or lines. */
export const splitEmails = (text: string): string[] => text.split(/[\s,;，；、]+/).filter((word) => word !== '');

/** A list with further addresses, each once however it is written. */
export function addEmails(list: readonly string[], more: readonly string[]): string[] {
  const known = new Set(list.map((email) => email.toLowerCase()));
  return [...list, ...more.filter((email) => !known.has(email.toLowerCase()) && known.add(email.toLowerCase()))];
}

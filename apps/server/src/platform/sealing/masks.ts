const starred = (text: string, first: number, last: number): string => {
  const letters = Array.from(text);
  const hidden = letters.length - first - last;
  if (hidden <= 0) return letters.map((_, at) => (at === 0 ? letters[0]! : '*')).join('');
  return letters.slice(0, first).join('') + '*'.repeat(hidden) + letters.slice(letters.length - last).join('');
};

/** `186****1402`; of a number abroad the last four digits and its beginning. */
export const maskPhone = (phone: string): string => starred(phone, 3, 4);

/** `张*`, `欧**`. */
export const maskName = (name: string): string => starred(name, 1, 0);

/** `110***********1234`; of shorter numbers less. */
export const maskNumber = (number: string): string =>
  number.length >= 15 ? starred(number, 3, 4) : starred(number, 1, 2);

/** `li***@example.com`: enough to recognise one's own address. */
export function maskEmail(email: string): string {
  const [local = '', host = ''] = email.split('@');
  return `${local.slice(0, Math.min(2, Math.max(1, local.length - 1)))}***@${host}`;
}

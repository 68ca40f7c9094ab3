const residentWeights = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];
const residentChecks = '10X98765432';
const creditLetters = '0123456789ABCDEFGHJKLMNPQRTUWXY';

/** A resident identity number by GB 11643: 17 digits with a date that exists, and their check character. */
export function isResidentId(text: string): boolean {
  if (!/^\d{17}[\dX]$/.test(text)) return false;
  const [year, month, day] = [text.slice(6, 10), text.slice(10, 12), text.slice(12, 14)].map(Number) as [
    number,
    number,
    number,
  ];
  const date = new Date(Date.UTC(year, month - 1, day));
  if (year < 1900 || date.getUTCMonth() !== month - 1 || date.getUTCDate() !== day || date.getTime() > Date.now())
    return false;
  const sum = residentWeights.reduce((total, weight, at) => total + weight * Number(text[at]), 0);
  return residentChecks[sum % 11] === text[17];
}

/** A unified social credit code by GB 32100: 17 characters without I, O, S, V, Z, and their check character. */
export function isCreditCode(text: string): boolean {
  if (text.length !== 18 || !/^[0-9A-HJ-NPQRTUWXY]+$/.test(text)) return false;
  let weight = 1;
  let sum = 0;
  for (const letter of text.slice(0, 17)) {
    sum += creditLetters.indexOf(letter) * weight;
    weight = (weight * 3) % 31;
  }
  return creditLetters[(31 - (sum % 31)) % 31] === text[17];
}

/**
 * The name `step` places after one: `CK-1` → `CK-2`, `S09` → `S10`. A name without a number gets one. Taken names are
 * passed over, and the result is remembered as taken.
 */
export function nextInSeries(name: string, step: number, taken: Set<string>): string {
  if (name === '') return '';
  const [, stem = name, digits = ''] = /^(.*?)(\d*)$/.exec(name) ?? [];
  const joint = digits === '' && !/[-_.]$/.test(stem) ? '-' : '';
  for (let number = Number(digits === '' ? 1 : digits) + step; ; number++) {
    const next = `${stem}${joint}${String(number).padStart(digits.length, '0')}`;
    if (taken.has(next.toLowerCase())) continue;
    taken.add(next.toLowerCase());
    return next;
  }
}

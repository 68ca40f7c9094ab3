import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const packages = join(import.meta.dirname, '../../..');

/** What stands between the parentheses of each call of `Math.max` and `Math.min`. */
function callsIn(text: string): string[] {
  return [...text.matchAll(/\bMath\.(?:max|min)\(/gu)].map(({ 0: call, index }) => {
    const from = index + call.length;
    let at = from;
    for (let depth = 1; depth > 0 && at < text.length; at += 1)
      depth += text[at] === '(' ? 1 : text[at] === ')' ? -1 : 0;
    return text.slice(from, at - 1);
  });
}

/** An argument that is spread, other than a list that is written out: `...values`, not `...[a, b]`. */
const spreads = (text: string): string[] =>
  callsIn(text).filter((args) => {
    // What calls and lists in the arguments spread is theirs.
    let own = args;
    for (let before = ''; before !== own;) {
      before = own;
      own = own.replaceAll(/\([^()]*\)|\[[^[\]]*\]|\{[^{}]*\}/gu, '#');
    }
    return /\.\.\.(?!#(?:\s*,|\s*$))/u.test(own);
  });

it('tells a spread argument from what is written out', () => {
  expect(spreads('Math.max(...values) + Math.min(0, ...rows.map(({ x }) => x))')).toHaveLength(2);
  expect(spreads('Math.max(...[a, b]), Math.max(a, f(...rest)), Math.max(...[c], 0)')).toEqual([]);
});

it('no call of Math.max or Math.min gets as many arguments as a table has rows: maximum and minimum of extremes do', () => {
  const faults = ['analysis/src', 'charts/src'].flatMap((folder) =>
    readdirSync(join(packages, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /(?<!\.(?:test|stories|d))\.tsx?$/u.test(file))
      .flatMap((file) => spreads(readFileSync(join(packages, folder, file), 'utf8')).map((call) => `${file}: ${call}`)),
  );
  expect(faults).toEqual([]);
});

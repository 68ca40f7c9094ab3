/** A formula as a tree; a name is the row of the feature. */
export type Formula =
  | { readonly kind: 'number'; readonly value: number }
  | { readonly kind: 'feature'; readonly row: number }
  | { readonly kind: 'minus'; readonly of: Formula }
  | { readonly kind: '+' | '-' | '*' | '/'; readonly left: Formula; readonly right: Formula }
  | { readonly kind: 'call'; readonly name: FunctionName; readonly of: readonly Formula[] };
type FunctionName = 'sum' | 'mean' | 'log2' | 'log10' | 'ln' | 'sqrt';

/** What is wrong with a formula, in Chinese. */
export class FormulaError extends Error {}

/** Rows by name, as a formula may call them. */
export type Names = {
  readonly exact: ReadonlyMap<string, number>;
  readonly folded: ReadonlyMap<string, number>;
  readonly lengths: readonly number[];
};

/** Names to look up: as written, or whatever their case where that is unique. */
export function namesOf(ids: readonly string[]): Names {
  const folded = new Map<string, number>();
  const seen = new Map<string, number>();
  ids.forEach((id, row) => {
    const key = id.toLowerCase();
    seen.set(key, (seen.get(key) ?? 0) + 1);
    folded.set(key, row);
  });
  for (const [key, count] of seen) if (count > 1) folded.delete(key);
  return {
    exact: new Map(ids.map((id, row) => [id, row])),
    folded,
    lengths: [...new Set(ids.map(({ length }) => length))].toSorted((a, b) => b - a),
  };
}

const functions = new Set<string>(['sum', 'mean', 'log2', 'log10', 'ln', 'sqrt']);
const operators: Readonly<Record<string, '+' | '-' | '*' | '/'>> = {
  '+': '+',
  '＋': '+',
  '-': '-',
  '−': '-',
  '–': '-',
  '－': '-',
  '*': '*',
  '×': '*',
  '·': '*',
  '/': '/',
  '／': '/',
  '÷': '/',
};
const brackets: Readonly<Record<string, string>> = { '[': ']', '"': '"', '“': '”', '【': '】' };
/** What may stand after a name or a number. */
const ends = /^(?:$|[\s+＋\-−–－*×·/／÷()（）,，])/u;
const deepest = 60;

/**
 * Reads sums, differences, products, quotients, brackets and a few functions of numbers and named features.
 *
 * Names may hold blanks, hyphens and colons: where a name can stand, the longest known one is taken; `[name]` says it
 * outright. Nothing is evaluated as code.
 *
 * @throws {FormulaError} When the text is no formula or names what is not there.
 */
export function parseFormula(text: string, names: Names): Formula {
  const source = text.trim().replace(/^=\s*/u, '');
  let [at, depth] = [0, 0];
  const skip = (): void => {
    while (/\s/u.test(source[at] ?? '')) at += 1;
  };
  const peek = (): string => (skip(), source[at] ?? '');
  const take = (...wanted: readonly string[]): boolean => (wanted.includes(peek()) ? ((at += 1), true) : false);

  function sum(): Formula {
    depth += 1;
    if (depth > deepest) throw new FormulaError('括号套得太深');
    let left = product();
    for (let kind = operators[peek()]; kind === '+' || kind === '-'; kind = operators[peek()]) {
      at += 1;
      left = { kind, left, right: product() };
    }
    depth -= 1;
    return left;
  }

  function product(): Formula {
    let left = factor();
    for (let kind = operators[peek()]; kind === '*' || kind === '/'; kind = operators[peek()]) {
      at += 1;
      left = { kind, left, right: factor() };
    }
    return left;
  }

  function factor(): Formula {
    const next = peek();
    if (next === '') throw new FormulaError('公式不完整');
    const named = quoted() ?? longest();
    if (named) return named;
    if (operators[next] === '-') {
      at += 1;
      depth += 1;
      if (depth > deepest) throw new FormulaError('负号太多');
      const of = factor();
      depth -= 1;
      return { kind: 'minus', of };
    }
    const call = /^(?<name>[a-z]\w*)\s*[(（]/iu.exec(source.slice(at));
    if (call && functions.has(call.groups!['name']!.toLowerCase())) return called(call);
    if (take('(', '（')) {
      const inside = sum();
      if (!take(')', '）')) throw new FormulaError('少一个右括号');
      return inside;
    }
    throw new FormulaError(`不认识“${/^[^+＋*×·/／÷()（）,，]+/u.exec(source.slice(at))?.[0]?.trim() ?? next}”`);
  }

  function called(found: RegExpExecArray): Formula {
    const name = found.groups!['name']!.toLowerCase() as FunctionName;
    at += found[0].length;
    const of = [sum()];
    while (take(',', '，', '、')) of.push(sum());
    if (!take(')', '）')) throw new FormulaError('少一个右括号');
    if (of.length > 1 && name !== 'sum' && name !== 'mean') throw new FormulaError(`${name} 只能有一个参数`);
    return { kind: 'call', name, of };
  }

  /** `[5-羟色胺]`: a name said outright. */
  function quoted(): Formula | null {
    const close = brackets[source[at]!];
    if (close === undefined) return null;
    const end = source.indexOf(close, at + 1);
    if (end < 0) throw new FormulaError(`少一个“${close}”`);
    const name = source.slice(at + 1, end).trim();
    const row = names.exact.get(name) ?? names.folded.get(name.toLowerCase());
    if (row === undefined) throw new FormulaError(`数据表中没有“${name}”`);
    at = end + 1;
    return { kind: 'feature', row };
  }

  /** The longest name or number that begins here. */
  function longest(): Formula | null {
    const number = /^(?:\d+\.?\d*|\.\d+)(?:e[+-]?\d+)?/iu.exec(source.slice(at))?.[0] ?? '';
    const whole = number !== '' && ends.test(source.slice(at + number.length)) ? number.length : 0;
    for (const length of names.lengths) {
      if (length <= whole || length === 0) break;
      const own = source.slice(at, at + length);
      const row = own.length === length ? (names.exact.get(own) ?? names.folded.get(own.toLowerCase())) : undefined;
      if (row === undefined || !ends.test(source.slice(at + length))) continue;
      at += length;
      return { kind: 'feature', row };
    }
    if (whole === 0) return null;
    at += whole;
    return { kind: 'number', value: Number(number) };
  }

  const formula = sum();
  if (peek() !== '') throw new FormulaError(`“${source.slice(at, at + 12)}”处多余`);
  return formula;
}

/** Rows of the features that a formula names, each once, in the order written. */
export function featuresOf(formula: Formula): readonly number[] {
  const rows = new Set<number>();
  const visit = (one: Formula): void => {
    if (one.kind === 'feature') rows.add(one.row);
    else if (one.kind === 'minus') visit(one.of);
    else if (one.kind === 'call') one.of.forEach(visit);
    else if (one.kind !== 'number') {
      visit(one.left);
      visit(one.right);
    }
  };
  visit(formula);
  return [...rows];
}

/** Why a sample has no value. */
export type Outcome = { readonly value: number; readonly fault: '' | 'missing' | 'zero' | 'domain' };

/**
 * The value for one sample. A missing feature, a division by 0 and the logarithm or root of what has none make it
 * missing; the first fault met is said.
 */
export function evaluate(formula: Formula, valueOf: (row: number) => number): Outcome {
  let fault: Outcome['fault'] = '';
  const blame = (why: Exclude<Outcome['fault'], ''>): number => {
    fault ||= why;
    return Number.NaN;
  };
  const value = (one: Formula): number => {
    switch (one.kind) {
      case 'number':
        return one.value;
      case 'feature': {
        const own = valueOf(one.row);
        return Number.isNaN(own) ? blame('missing') : own;
      }
      case 'minus':
        return -value(one.of);
      case '+':
        return value(one.left) + value(one.right);
      case '-':
        return value(one.left) - value(one.right);
      case '*':
        return value(one.left) * value(one.right);
      case '/': {
        const [above, below] = [value(one.left), value(one.right)];
        return below === 0 ? blame('zero') : above / below;
      }
      default:
        return apply(one.name, one.of.map(value));
    }
  };
  const apply = (name: FunctionName, own: readonly number[]): number => {
    const total = own.reduce((sum, each) => sum + each, 0);
    if (name === 'sum') return total;
    if (name === 'mean') return total / own.length;
    const [x] = own as [number];
    if (x < 0 || (x === 0 && name !== 'sqrt')) return blame('domain');
    return name === 'sqrt'
      ? Math.sqrt(x)
      : name === 'log2'
        ? Math.log2(x)
        : name === 'log10'
          ? Math.log10(x)
          : Math.log(x);
  };
  const found = value(formula);
  if (Number.isFinite(found)) return { value: found, fault: '' };
  return { value: Number.NaN, fault: fault || 'domain' };
}

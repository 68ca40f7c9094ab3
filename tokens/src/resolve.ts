type Node = { [key: string]: unknown };
type Leaf = { $value: unknown };

const isLeaf = (node: unknown): node is Leaf => typeof node === 'object' && node !== null && '$value' in node;

/** A tree of DTCG tokens with every leaf replaced by its CSS string. */
export type Flat<T> = T extends { $value: unknown }
  ? string
  : { [K in keyof T as K extends `$${string}` ? never : K]: Flat<T[K]> };

const quote = (family: unknown) => (/\s/.test(String(family)) ? `"${String(family)}"` : String(family));

function toCss(value: unknown): string {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value)) return value.map(quote).join(', ');
  throw new Error(`unsupported token value ${JSON.stringify(value)}`);
}

function resolve(value: unknown, root: Node, seen: readonly string[] = []): unknown {
  const alias = typeof value === 'string' ? /^\{([^}]+)\}$/.exec(value)?.[1] : undefined;
  if (alias === undefined) return value;
  if (seen.includes(alias)) throw new Error(`alias cycle ${[...seen, alias].join(' -> ')}`);
  const leaf = alias.split('.').reduce<unknown>((node, key) => (node as Node | undefined)?.[key], root);
  if (!isLeaf(leaf)) throw new Error(`unknown alias {${alias}}`);
  return resolve(leaf.$value, root, [...seen, alias]);
}

/**
 * Resolves the aliases of a DTCG token tree (format 2025.10) into CSS strings.
 *
 * @param root - Where aliases like `{palette.blue.500}` are looked up; the tree itself by default.
 * @throws {Error} When an alias is unknown or leads back to itself.
 */
export function flatten<T extends object>(tree: T, root: object = tree): Flat<T> {
  const out: Node = {};
  for (const [key, node] of Object.entries(tree)) {
    if (key.startsWith('$')) continue;
    out[key] = isLeaf(node) ? toCss(resolve(node.$value, root as Node)) : flatten(node as object, root);
  }
  return out as Flat<T>;
}

/** One tree laid over another: where both have a name the one above counts. Neither is changed. */
export function merge(under: object, over: object): object {
  const out: Node = { ...under };
  for (const [key, node] of Object.entries(over)) {
    const below = out[key];
    out[key] =
      typeof node === 'object' && node !== null && !isLeaf(node) && typeof below === 'object' && below !== null
        ? merge(below, node as object)
        : node;
  }
  return out;
}

/** The same tree, types and all, with every alias replaced by what it stands for. */
export function resolveTree(tree: object, root: object): object {
  const entries = Object.entries(tree).map(([key, node]): [string, unknown] => {
    if (typeof node !== 'object' || node === null) return [key, node];
    return [
      key,
      isLeaf(node) ? { ...node, $value: resolve(node.$value, root as Node) } : resolveTree(node as object, root),
    ];
  });
  return Object.fromEntries(entries);
}

import { readdir, realpath, stat } from 'node:fs/promises';
import { join } from 'node:path';

export type DeliveryFolder = { readonly path: string; readonly changedAt: number };

const most = 200;
/** A customer's folder may hold several deliveries. */
const deep = 2;
const namesIn = async (folder: string) =>
  (await readdir(folder, { withFileTypes: true }).catch(() => []))
    .filter((entry) => entry.isDirectory() && !entry.name.startsWith('.'))
    .map(({ name }) => name);

/** Folders with a contract.yaml below the root, newest first; links are not followed. */
export async function listDeliveries(root: string): Promise<DeliveryFolder[]> {
  const found: DeliveryFolder[] = [];
  const look = async (path: string, depth: number): Promise<void> => {
    for (const name of await namesIn(join(root, path))) {
      const inner = path ? `${path}/${name}` : name;
      const about = await stat(join(root, inner, 'contract.yaml')).catch(() => null);
      if (about) found.push({ path: inner, changedAt: about.mtimeMs });
      else if (depth < deep) await look(inner, depth + 1);
    }
  };
  await look('', 1);
  return found.toSorted((a, b) => b.changedAt - a.changedAt).slice(0, most);
}

/**
 * The folder that somebody named, if it lies below the root by real folders alone.
 * @returns null for `..`, an absolute path, a link anywhere on the way, and what does not exist.
 */
export async function deliveryFolder(root: string, path: string): Promise<string | null> {
  const parts = path.split('/');
  if (parts.some((part) => part === '' || part === '.' || part === '..' || /[\\\0]/.test(part))) return null;
  const base = await realpath(root).catch(() => null);
  if (base === null) return null;
  const wanted = join(base, ...parts);
  // Through a link the real path is another one.
  if ((await realpath(wanted).catch(() => null)) !== wanted) return null;
  return (await stat(wanted)).isDirectory() ? wanted : null;
}

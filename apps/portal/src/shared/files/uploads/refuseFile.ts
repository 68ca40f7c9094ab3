import { formatSize } from '../../format/format.ts';
import { uploadsText as text } from './uploads.text.ts';

const headBytes = 64 * 1024;
const textTypes = new Set(['csv', 'tsv', 'txt', 'tab']);
const typeOf = (name: string) => /\.([^.]+)$/.exec(name)?.[1]?.toLowerCase() ?? '';

/** Text has no zero byte, unless it is UTF-16, where they stand on one side of each pair. */
function isText(head: Uint8Array): boolean {
  const [first, second] = head;
  if ((first === 0xff && second === 0xfe) || (first === 0xfe && second === 0xff)) return true;
  const zeros = [0, 0];
  head.forEach((byte, at) => byte === 0 && zeros[at % 2]!++);
  const [even = 0, odd = 0] = zeros;
  return even + odd === 0 || (Math.min(even, odd) === 0 && Math.max(even, odd) > head.length / 4);
}

/**
 * Why a file need not be sent at all, or undefined. The server judges again, and knows the types it takes; it says
 * those before the first byte.
 * @param maxSize - Bytes; undefined when the limit is not known.
 */
export async function refuseFile(file: File, maxSize: number | undefined): Promise<string | undefined> {
  if (file.size === 0) return text.empty;
  if (maxSize !== undefined && file.size > maxSize) return text.tooLarge(formatSize(maxSize));
  const type = typeOf(file.name);
  if (!textTypes.has(type) && type !== 'xlsx') return undefined;
  try {
    const head = new Uint8Array(await file.slice(0, headBytes).arrayBuffer());
    if (type === 'xlsx') return head[0] === 0x50 && head[1] === 0x4b ? undefined : text.notWorkbook;
    return isText(head) ? undefined : text.notTable(type);
  } catch {
    return text.unreadable;
  }
}

import type { ScannedCell } from './sheetBytes.ts';

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

/** The text of a cell that is not plain; `undefined` when it holds an entity that XML does not know by itself. */
export function cellText({ bytes, start, end }: ScannedCell): string | undefined {
  let known = true;
  const text = bytes
    .toString('utf8', start, end)
    .replace(/\r\n?/g, '\n')
    .replace(/&(#x[\da-f]+|#\d+|\w*);?/gi, (written, name: string) => {
      const code = name.startsWith('#x')
        ? Number.parseInt(name.slice(2), 16)
        : name.startsWith('#')
          ? Number(name.slice(1))
          : undefined;
      const found =
        code === undefined ? entities[name] : code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
      if (found === undefined || !written.endsWith(';')) known = false;
      return found ?? '';
    });
  return known ? text : undefined;
}

import { minute } from '../shared/format/durations.ts';

const type = { csv: 'text/csv;charset=utf-8', svg: 'image/svg+xml', png: 'image/png' } as const;

/** Gives the browser a file to save; what file systems refuse in a name becomes `_`. */
export function saveFile(name: string, kind: keyof typeof type, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type: type[kind] }));
  const anchor = Object.assign(document.createElement('a'), {
    href: url,
    download: `${name.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_').slice(0, 120)}.${kind}`,
  });
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(url), minute);
}

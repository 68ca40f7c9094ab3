/** @throws When the picture is larger than the browser can make. */
export const pngOf = (canvas: HTMLCanvasElement): Promise<Blob> =>
  new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('the browser made no picture'))), 'image/png'),
  );

/** Gives the browser something to save. */
export function saveFile(content: Blob, name: string): void {
  const url = URL.createObjectURL(content);
  Object.assign(document.createElement('a'), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}

/**
 * Puts a picture on the clipboard. The promise goes in unfinished: Safari only allows it while the click lasts.
 *
 * @throws When the browser cannot, or may not: an old one, or a page without https.
 */
export const copyPicture = (picture: Promise<Blob>): Promise<void> =>
  navigator.clipboard.write([new ClipboardItem({ 'image/png': picture })]);

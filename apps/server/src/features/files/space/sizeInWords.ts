const units = ['字节', 'KB', 'MB', 'GB', 'TB'];

/** A number of bytes as people read it. */
export function sizeInWords(bytes: number): string {
  const power = bytes < 1024 ? 0 : Math.min(units.length - 1, Math.floor(Math.log2(bytes) / 10));
  const amount = bytes / 1024 ** power;
  return `${power === 0 ? amount : amount.toFixed(1)} ${units[power]}`;
}

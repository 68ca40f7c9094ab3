/** The delimiter of a file by its name; none for files that are no delimited text. */
export function delimiterOf(name: string): string | undefined {
  const extension = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return extension === 'csv' ? ',' : extension === 'tsv' || extension === 'txt' ? '\t' : undefined;
}

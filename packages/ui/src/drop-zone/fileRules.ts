/** What a file must be. */
export type FileRules = {
  /** Extensions with their dot: `.csv`. Letter case does not count. Empty accepts every file. */
  accept: readonly string[];
  /** What the extensions are called where all of them would be too many to read: `CSV、TSV、XLSX 等`. */
  kinds?: string | undefined;
  /** The most bytes a file may have. */
  maxSize: number;
};

/** The extensions as they are said. */
export const kindsOf = ({ accept, kinds }: Pick<FileRules, 'accept' | 'kinds'>): string => kinds ?? accept.join('、');

/** The specification's limit of an upload: 100 MB. */
export const defaultMaxSize = 104_857_600;
/** The tables that the tools read. */
export const defaultAccept: readonly string[] = ['.csv', '.xls', '.xlsx', '.txt'];

/** Whether the name ends in one of the extensions. */
export const isAccepted = (name: string, accept: readonly string[]): boolean =>
  accept.length === 0 || accept.some((extension) => name.toLowerCase().endsWith(extension.toLowerCase()));

/** Why a file is not sent, or undefined. */
export function fileRefusal(
  file: { name: string; size: number },
  { accept, maxSize }: FileRules,
): 'type' | 'size' | undefined {
  if (!isAccepted(file.name, accept)) return 'type';
  return file.size > maxSize ? 'size' : undefined;
}

const units = ['B', 'KB', 'MB', 'GB', 'TB'] as const;

/** Bytes in binary steps, with three significant digits at most: 104857600 is `100 MB`. */
export function formatSize(bytes: number): string {
  const step = bytes < 1 ? 0 : Math.min(Math.floor(Math.log2(bytes) / 10), units.length - 1);
  const value = bytes / 1024 ** step;
  return `${Number(value.toFixed(value < 10 ? 2 : value < 100 ? 1 : 0))} ${units[step]}`;
}

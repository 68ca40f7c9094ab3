type Summed = { readonly path: string; readonly md5: string; readonly sha256: string };

/**
 * A file for `md5sum -c` or `sha256sum -c`; a name with a backslash or a line break is escaped as these tools expect.
 */
export function checksumFile(files: readonly Summed[], algorithm: 'md5' | 'sha256'): string {
  return files
    .map((file) => {
      const path = file.path.replaceAll('\\', '\\\\').replaceAll('\n', '\\n');
      return `${path === file.path ? '' : '\\'}${file[algorithm]}  ${path}\n`;
    })
    .join('');
}

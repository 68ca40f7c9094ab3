const mostParts = 12;
const mostLetters = 400;
const folderForm = /^[0-9a-f]{32}$/;
// Slashes of Windows, and letters that are none.
const hostile = /[\\\p{Cc}]/u;

/** Whether this can name a folder that was sent from a browser. */
export const isStagedFolder = (name: string): boolean => folderForm.test(name);

/** Why a file of such a folder cannot lie at a path, which is relative and has `/` between its parts; empty when it can. */
export function stagedPathFault(path: string): string {
  const parts = path.split('/');
  if (path.length > mostLetters || parts.length > mostParts) return `“${path.slice(0, 60)}…”的路径太长`;
  const isFault = parts.some((part) => part === '' || part === '.' || part === '..' || part.length > 200);
  return isFault || hostile.test(path) || /^[a-z]:/i.test(path) ? `“${path.slice(0, 60)}”不能作为文件的路径` : '';
}

/** A text as part of a file name: characters that file systems refuse become `_`. */
export const safeFileName = (text: string): string => text.replace(/[\\/:*?"<>|\p{Cc}]/gu, '_');

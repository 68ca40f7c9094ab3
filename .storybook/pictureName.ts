/**
 * The name of a story's picture without theme and extension: `数据展示-card--with-actions` gives `card-with-actions`.
 * The Chinese group is left out, since a file name must survive every file system; so a title's last part is unique.
 */
export const pictureName = (storyId: string): string => storyId.replace(/^[^a-z]+/, '').replace('--', '-');

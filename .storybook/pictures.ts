/**
 * The extra pictures a story may ask for by its tags, beside the plain one in each theme:
 * `button-basic-contrast-light`. In this order they are taken; the pointer comes last, since what it opens may stay for
 * a moment.
 */
export const pictureModes = ['contrast', 'weak', 'compact', 'narrow', 'focus', 'hover'] as const;
export type PictureMode = (typeof pictureModes)[number];

/**
 * The name of a story's picture without theme and extension: `数据展示-card--with-actions` gives `card-with-actions`.
 * The Chinese group is left out, since a file name must survive every file system; so a title's last part is unique.
 */
export const pictureName = (storyId: string): string => storyId.replace(/^[^a-z]+/, '').replace('--', '-');

/**
 * Whether a story has a picture in the dark theme too: the first of each part. Colours are all that the theme changes, by
 * the same tokens everywhere, and axe reads those of every story in both themes.
 */
export const hasDarkPicture = (storyId: string): boolean => storyId.endsWith('--basic');

/** The names of all pictures of a story, without the extension. */
export function pictureNames(storyId: string, tags: readonly string[]): readonly string[] {
  const name = pictureName(storyId);
  return [
    `${name}-light`,
    ...(hasDarkPicture(storyId) ? [`${name}-dark`] : []),
    ...pictureModes.filter((mode) => tags.includes(mode)).map((mode) => `${name}-${mode}-light`),
  ];
}

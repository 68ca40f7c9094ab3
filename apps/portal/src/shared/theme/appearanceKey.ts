/** Where the choice lies in local storage; `public/theme.js` reads it before the first picture. */
export const appearanceKey = 'panome.appearance';

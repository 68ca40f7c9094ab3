import { primaryVariables } from './primaryVariables.ts';
import { resolveAppearance, type AppearanceChoice } from './resolveAppearance.ts';

/**
 * The text to keep in `localStorage` for `appearanceScript`: the choice, and the variables of its primary colour
 * already worked out for the four grounds, since a script that runs before the first paint must be small.
 *
 * @throws {Error} When the primary colour is not of the form `#rrggbb`.
 */
export function storedAppearance(choice: AppearanceChoice): string {
  const grounds = [false, true].flatMap((dark) => [false, true].map((moreContrast) => ({ dark, moreContrast })));
  const variables = Object.fromEntries(
    grounds.map((system) => {
      const shown = resolveAppearance({ ...choice, theme: 'system', contrast: 'system' }, system);
      return [`${shown.theme} ${shown.contrast}`, primaryVariables(choice.primary, shown)];
    }),
  );
  return JSON.stringify({ choice, variables });
}

/** The choice in a text that `storedAppearance` made; nothing chosen where it is missing or damaged. */
export function parseAppearance(stored: string | null): AppearanceChoice {
  try {
    const { choice } = JSON.parse(stored ?? '{}') as { choice?: AppearanceChoice };
    return choice ?? {};
  } catch {
    return {};
  }
}

/**
 * A script for the head of a page that applies the stored choice before the first paint, so that nothing flashes.
 *
 * @param key - Where `storedAppearance` lies in `localStorage`.
 * @param start - Theme and contrast of somebody who has chosen nothing, or whose storage is blocked; light and normal
 * by default.
 */
export const appearanceScript = (
  key: string,
  { theme = 'light', contrast = 'normal' }: Pick<AppearanceChoice, 'theme' | 'contrast'> = {},
): string =>
  `(function(){var s={};try{s=JSON.parse(localStorage.getItem(${JSON.stringify(key)})||"{}")}catch(e){}try{var c=s.choice||{},m=function(q){return matchMedia(q).matches},r=document.documentElement,` +
  'd=r.dataset,y="system",t=c.theme||"' +
  theme +
  '",k=c.contrast||"' +
  contrast +
  '";d.theme=t===y?m("(prefers-color-scheme: dark)")?"dark":"light":t;d.contrast=k===y?m("(prefers-contrast: more)")?"more":"normal":k;' +
  'd.vision=c.vision||"normal";d.density=c.density||"comfortable";var v=(s.variables||{})[d.theme+" "+d.contrast]||{};for(var n in v)r.style.setProperty(n,v[n])}catch(e){}})();';

import { isLook, isPlain } from './drawing.ts';

type Declared = readonly (readonly [name: string, value: string])[];

/** The declarations of a style attribute that are about how the element looks. */
export const declarationsOf = (style: string): Declared =>
  style.split(';').flatMap((one) => {
    const at = one.indexOf(':');
    const [name, value] = [
      one.slice(0, at).trim().toLowerCase(),
      one
        .slice(at + 1)
        .replace(/!important/iu, '')
        .trim(),
    ];
    return at > 0 && isLook(name) && value !== '' && isPlain(value) ? [[name, value] as const] : [];
  });

/** `font` in one, as ECharts may write it, in its parts. */
export function fontOf(style: string): Declared {
  const font = /(?:^|;)\s*font\s*:\s*([^;]+)/iu.exec(style)?.[1];
  const parts = font && /^(.*?)\s*([\d.]+(?:px|pt|em))(?:\/\S+)?\s+(.+)$/u.exec(font.trim());
  if (!parts) return [];
  const [, before, size, family] = parts;
  return [
    ['font-size', size!],
    ['font-family', family!],
    ...(/bold|[6-9]00/u.test(before!) ? [['font-weight', 'bold'] as const] : []),
    ...(/italic/u.test(before!) ? [['font-style', 'italic'] as const] : []),
  ].filter(([, value]) => isPlain(value!)) as Declared;
}

/**
 * Writes the rules of style elements into the attributes of what they choose, and takes the sheets away: a page that
 * shows the figure allows none.
 *
 * @param own - What elements said of themselves, which weighs more than a rule.
 */
export function inlineRules(
  root: Element,
  sheets: readonly string[],
  own: WeakMap<Element, ReadonlySet<string>>,
): void {
  const sheet = new CSSStyleSheet();
  // A sheet of this kind loads nothing: `@import` is left out by the browser.
  sheet.replaceSync(sheets.join('\n'));
  for (const rule of sheet.cssRules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const declared = declarationsOf(rule.style.cssText);
    if (declared.length === 0) continue;
    for (const element of chosen(root, rule.selectorText)) {
      for (const [name, value] of declared) if (!own.get(element)?.has(name)) element.setAttribute(name, value);
    }
  }
}

function chosen(root: Element, selector: string): readonly Element[] {
  try {
    return [...(root.matches(selector) ? [root] : []), ...root.querySelectorAll(selector)];
  } catch {
    // A selector that only another program knows.
    return [];
  }
}

const words = (list: string): string[] => list.split(' ');

/** Elements that draw. No script, no HTML, no links, no animation, no filter, no font of its own. */
export const tags = words(
  'svg g defs symbol use path rect circle ellipse line polyline polygon text tspan textPath title clipPath mask linearGradient radialGradient stop pattern marker image',
);

/** How an element looks: an attribute, or a declaration of a style. */
const looks = words(
  'alignment-baseline baseline-shift clip-path clip-rule color direction display dominant-baseline fill fill-opacity fill-rule font-family font-size font-stretch font-style font-variant font-weight image-rendering letter-spacing marker-end marker-mid marker-start mask opacity overflow paint-order shape-rendering stop-color stop-opacity stroke stroke-dasharray stroke-dashoffset stroke-linecap stroke-linejoin stroke-miterlimit stroke-opacity stroke-width text-anchor text-decoration text-rendering vector-effect visibility word-spacing writing-mode',
);

/** Where and how large an element is. */
const places = words(
  'clipPathUnits cx cy d dx dy fx fy gradientTransform gradientUnits height href id lengthAdjust markerHeight markerUnits markerWidth maskContentUnits maskUnits offset orient pathLength patternContentUnits patternTransform patternUnits points preserveAspectRatio r refX refY rotate rx ry spreadMethod startOffset textLength transform version viewBox width x x1 x2 xlink:href xml:space xmlns xmlns:xlink y y1 y2',
);

/** `class` finds the rules of a style element and is taken away after it. */
export const attributes = [...looks, ...places, 'class'];
const looked = new Set(looks);
export const isLook = (name: string): boolean => looked.has(name);

const pictures = /^data:image\/(?:png|jpeg|gif|webp);base64,[a-z\d+/=\s]*$/iu;

/** Whether an address stays within the document: a part of it, or, for a picture, pixels that it carries. */
export const staysInside = (element: string, address: string): boolean =>
  /^#[^\s]+$/u.test(address) || (element === 'image' && pictures.test(address));

/** Whether the value of a look names nothing outside the document and calls nothing but a part or a colour. */
export function isPlain(value: string): boolean {
  if (/[\\@;{}]|\/\*|expression|javascript:|-moz-binding/iu.test(value)) return false;
  const calls = [...value.matchAll(/([\w-]+)\s*\(/gu)].map(([, name]) => name!.toLowerCase());
  if (!calls.every((name) => ['rgb', 'rgba', 'hsl', 'hsla', 'url'].includes(name))) return false;
  return (
    calls.filter((name) => name === 'url').length === (value.match(/url\(\s*["']?#[^)"']+["']?\s*\)/giu) ?? []).length
  );
}

/** A ramp is written by eleven of its colours, between which every program goes on its own. */
const anchors = 11;
const shown = (colors: readonly string[]) =>
  colors.length <= 20
    ? colors
    : Array.from({ length: anchors }, (_, at) => colors[Math.round((at * (colors.length - 1)) / (anchors - 1))]!);
const listed = (colors: readonly string[]) =>
  shown(colors)
    .map((color) => `"${color.toUpperCase()}"`)
    .join(', ');
const isRamp = (colors: readonly string[]) => colors.length > 20;

/** `#0072B2, #E69F00`. */
export const hexCode = (colors: readonly string[]): string =>
  shown(colors)
    .map((color) => color.toUpperCase())
    .join(', ');

/** A vector of R, or of a ramp the 256 colours between its anchors. */
export const rCode = (colors: readonly string[]): string =>
  isRamp(colors) ? `colorRampPalette(c(${listed(colors)}), space = "Lab")(256)` : `c(${listed(colors)})`;

/** A list of Python, or of a ramp a colour map of matplotlib. */
export const pythonCode = (colors: readonly string[]): string =>
  isRamp(colors)
    ? `matplotlib.colors.LinearSegmentedColormap.from_list("panome", [${listed(colors)}])`
    : `[${listed(colors)}]`;

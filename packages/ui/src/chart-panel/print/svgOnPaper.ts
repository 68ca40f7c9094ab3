/** An SVG document that says its size on paper; its own pixels become the units of its viewBox. */
export const svgOnPaper = (
  svg: string,
  { height, width }: { readonly width: number; readonly height: number },
): string =>
  svg.replace(/^<svg width="([\d.]+)" height="([\d.]+)"([^>]*)>/, (_, across: string, along: string, rest: string) => {
    const others = rest.replace(/ (?:viewBox|preserveAspectRatio)="[^"]*"/g, '');
    // The room is in whole pixels, the sides in mm: a hundredth of a mm is stretched rather than left white.
    return `<svg width="${width}mm" height="${height}mm" viewBox="0 0 ${across} ${along}" preserveAspectRatio="none"${others}>`;
  });

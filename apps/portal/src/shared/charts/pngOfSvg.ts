type Size = { readonly width: number; readonly height: number };

/** Pixels of a PNG for one of the figure, fewer where the picture would be larger than a browser makes. */
const [density, mostPixels] = [3, 80_000_000];

/** A figure as PNG, drawn by the browser from an image, which runs and loads nothing. @throws When it cannot be drawn. */
export async function pngOfSvg(svg: string, { height, width }: Size): Promise<Blob> {
  const scale = Math.min(density, Math.sqrt(mostPixels / (width * height)));
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  try {
    const image = new Image(Math.ceil(width * scale), Math.ceil(height * scale));
    image.src = address;
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d')?.drawImage(image, 0, 0, image.width, image.height);
    return await new Promise((done, failed) => {
      canvas.toBlob((blob) => (blob ? done(blob) : failed(new Error('the browser made no picture'))), 'image/png');
    });
  } finally {
    URL.revokeObjectURL(address);
  }
}

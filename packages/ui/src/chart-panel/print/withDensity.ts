import { crcOf } from '../crc.ts';

const signatureAndHeader = 33;

/** A PNG that says how many dots an inch has, so that it is placed on paper at its size. */
export async function withDensity(png: Blob, dpi: number): Promise<Blob> {
  const perMetre = Math.round(dpi / 0.0254);
  const chunk = new Uint8Array(21);
  const view = new DataView(chunk.buffer);
  view.setUint32(0, 9);
  chunk.set([0x70, 0x48, 0x59, 0x73], 4);
  view.setUint32(8, perMetre);
  view.setUint32(12, perMetre);
  view.setUint8(16, 1);
  view.setUint32(17, crcOf(chunk.subarray(4, 17)));
  const bytes = await png.arrayBuffer();
  return new Blob([bytes.slice(0, signatureAndHeader), chunk, bytes.slice(signatureAndHeader)], { type: 'image/png' });
}

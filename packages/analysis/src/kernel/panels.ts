import { inParts, roomFor, type Job } from '../parallel/index.ts';
import { startKernel } from './instance.ts';
import { pack, sliceDepth, type Operand } from './pack.ts';

/** Panels of 4 rows of the result that make one part: enough that carrying them over costs little. */
const partPanels = 16;

type PanelContext = { readonly a: Operand; readonly b: Operand | null; readonly result: Float64Array };

/**
 * Rows of A·Bᵀ, some panels at a time; with no B those on and above the diagonal of A·Aᵀ. Each 4×4 block is summed up
 * as in the whole.
 *
 * @public Threads import it by its name.
 */
export const productPanels: Job<PanelContext, void> = {
  module: import.meta.url,
  name: 'productPanels',
  open: ({ a, b, result }) => {
    const panels = Math.ceil(a.rows / 4);
    const across = Math.ceil((b ?? a).rows / 4);
    const stride = 4 * across;
    const kernel = startKernel([4 * panels * a.depth, b ? stride * a.depth : 0, 4 * partPanels * stride]);
    const [aAt, bAt, sumsAt] = kernel.addresses as [number, number, number];
    const otherAt = b ? bAt : aAt;
    for (let from = 0; from < a.depth; from += sliceDepth) {
      const depth = Math.min(sliceDepth, a.depth - from);
      pack(a, from, depth, kernel.view(aAt + 32 * panels * from, 4 * panels * depth));
      if (b) pack(b, from, depth, kernel.view(bAt + 8 * stride * from, stride * depth));
    }
    return (part) => {
      const first = part * partPanels;
      const height = Math.min(partPanels, panels - first);
      const left = b ? 0 : first;
      const width = 4 * (across - left);
      const sums = kernel.view(sumsAt, 4 * height * width).fill(0);
      for (let from = 0; from < a.depth; from += sliceDepth) {
        const depth = Math.min(sliceDepth, a.depth - from);
        kernel.multiply(
          aAt + 32 * (panels * from + first * depth),
          otherAt + 32 * (across * from + left * depth),
          sumsAt,
          height,
          across - left,
          depth,
          Number(!b),
        );
      }
      for (let row = 0; row < 4 * height; row += 1)
        result.set(sums.subarray(row * width, (row + 1) * width), (4 * first + row) * stride + 4 * left);
    };
  },
};

/** All rows of the product, in as many threads as there are. */
export function inPanels(a: Operand, b: Operand | null): Float64Array {
  const panels = Math.ceil(a.rows / 4);
  const result = roomFor(16 * panels * Math.ceil((b ?? a).rows / 4));
  inParts(productPanels, { a, b, result }, Math.ceil(panels / partPanels));
  return result;
}

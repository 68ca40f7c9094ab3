/** The inner products of samples with the orthonormal vectors Q projected out: (I − QQᵀ)·G·(I − QQᵀ). */
export function without(products: Float64Array, size: number, basis: readonly Float64Array[]): Float64Array {
  const rest = products.slice();
  for (const axis of basis) {
    const image = Float64Array.from({ length: size }, (_, i) => {
      let inner = 0;
      for (let j = 0; j < size; j += 1) inner += rest[i * size + j]! * axis[j]!;
      return inner;
    });
    let own = 0;
    for (let i = 0; i < size; i += 1) own += image[i]! * axis[i]!;
    for (let i = 0; i < size; i += 1)
      for (let j = 0; j < size; j += 1)
        rest[i * size + j]! += own * axis[i]! * axis[j]! - image[i]! * axis[j]! - axis[i]! * image[j]!;
  }
  return rest;
}

/** Corrections of Stirling's approximation of ln k!, Hörmann 1993. */
const small = [
  0.081_061_466_795_327_26, 0.041_340_695_955_409_29, 0.027_677_925_684_998_34, 0.020_790_672_103_765_09,
  0.016_644_691_189_821_19, 0.013_876_128_823_070_75, 0.011_896_709_945_891_77, 0.010_411_265_261_972_09,
  0.009_255_462_182_712_733, 0.008_330_563_433_362_871,
] as const;

function tail(k: number): number {
  if (k <= 9) return small[k]!;
  const square = (k + 1) ** 2;
  return (1 / 12 - (1 / 360 - 1 / 1260 / square) / square) / (k + 1);
}

/**
 * A draw of the number of successes of `size` trials with probability `p`.
 *
 * By inversion when few successes are expected, else by transformed rejection (BTRS; Hörmann 1993,
 * doi:10.1080/00949659308811496).
 */
export function binomial(random: () => number, size: number, p: number): number {
  if (size <= 0 || p <= 0) return 0;
  if (p >= 1) return size;
  if (p > 0.5) return size - binomial(random, size, 1 - p);
  return size * p < 10 ? byInversion(random, size, p) : byRejection(random, size, p);
}

function byInversion(random: () => number, size: number, p: number): number {
  const odds = p / (1 - p);
  let chance = (1 - p) ** size;
  let left = random();
  let k = 0;
  while (left > chance && k < size) {
    left -= chance;
    k += 1;
    chance *= (odds * (size - k + 1)) / k;
  }
  return k;
}

function byRejection(random: () => number, size: number, p: number): number {
  const spread = Math.sqrt(size * p * (1 - p));
  const b = 1.15 + 2.53 * spread;
  const a = -0.0873 + 0.0248 * b + 0.01 * p;
  const c = size * p + 0.5;
  const rate = 0.92 - 4.2 / b;
  const alpha = (2.83 + 5.1 / b) * spread;
  const odds = p / (1 - p);
  const mode = Math.floor((size + 1) * p);
  for (;;) {
    const u = random() - 0.5;
    let v = random();
    const us = 0.5 - Math.abs(u);
    const k = Math.floor(((2 * a) / us + b) * u + c);
    if (us >= 0.07 && v <= rate) return k;
    if (k < 0 || k > size) continue;
    v = Math.log((v * alpha) / (a / (us * us) + b));
    const bound =
      (mode + 0.5) * Math.log((mode + 1) / (odds * (size - mode + 1))) +
      tail(mode) +
      tail(size - mode) +
      (size + 1) * Math.log((size - mode + 1) / (size - k + 1)) +
      (k + 0.5) * Math.log((odds * (size - k + 1)) / (k + 1)) -
      tail(k) -
      tail(size - k);
    if (v <= bound) return k;
  }
}

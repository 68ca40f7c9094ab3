import { hexOf, linearRgb, oklabOf, type Rgb } from './oklch.ts';

/** The three kinds of colour blindness: without one kind of cone. */
export const visions = ['protanopia', 'deuteranopia', 'tritanopia'] as const;
export type ColorVision = (typeof visions)[number];

type Matrix = readonly [Rgb, Rgb, Rgb];
/** Machado, Oliveira & Fernandes 2009, severity 1.0; on linear light. doi:10.1109/TVCG.2009.113 */
const matrices: Record<ColorVision, Matrix> = {
  protanopia: [
    [0.152286, 1.052583, -0.204868],
    [0.114503, 0.786281, 0.099216],
    [-0.003882, -0.048116, 1.051998],
  ],
  deuteranopia: [
    [0.367322, 0.860646, -0.227968],
    [0.280085, 0.672501, 0.047413],
    [-0.01182, 0.04294, 0.968881],
  ],
  tritanopia: [
    [1.255528, -0.076749, -0.178779],
    [-0.078411, 0.930809, 0.147602],
    [0.004733, 0.691367, 0.3039],
  ],
};

/** The colour as someone sees it who lacks one kind of cone. */
export function simulate(hex: string, vision: ColorVision): string {
  const light = linearRgb(hex);
  const rows = matrices[vision];
  const seen = (channel: 0 | 1 | 2): number =>
    rows[channel][0] * light[0] + rows[channel][1] * light[1] + rows[channel][2] * light[2];
  return hexOf([seen(0), seen(1), seen(2)]);
}

/** How far apart two colours look: the distance in OKLab × 100. About 2 can just be told apart side by side. */
export function colorDistance(one: string, other: string): number {
  const [p, q] = [oklabOf(linearRgb(one)), oklabOf(linearRgb(other))];
  return 100 * Math.hypot(p[0] - q[0], p[1] - q[1], p[2] - q[2]);
}

/**
 * The smallest distance of two colours over full colour vision and the three kinds of colour blindness.
 */
export const leastDistance = (one: string, other: string): number =>
  Math.min(
    colorDistance(one, other),
    ...visions.map((vision) => colorDistance(simulate(one, vision), simulate(other, vision))),
  );

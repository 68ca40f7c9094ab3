import { demoFamilies, type DemoFamily } from '@panome/analysis/flows-demo';
import type { DemoShare } from '../share.ts';

/** A simulated project of a family as somebody's contract. */
export type FamilyDelivery = {
  readonly family: DemoFamily;
  readonly number: string;
  /** Whose it is; of an example the account that stores it. */
  readonly to: string;
  /** Everybody may see it. */
  readonly example: boolean;
  /** It is the second omics of the transcriptome of these draws, see `demoCompanion`. */
  readonly companion?: boolean;
  /** Which draws of the study it holds, see `demoProject`. */
  readonly draws: number;
  /** Days of the steps, in the words of `help deliver`. */
  readonly days: readonly [received: string, checked: string, measured: string, analysed: string, delivered: string];
};

const [demo, guest] = ['demo@panome.dev', 'guest@panome.dev'] as const;
const exampleDays = ['2026-08-10', '2026-08-12', '2026-08-28', '2026-09-09', '2026-09-11'] as const;

/**
 * One example a family, two projects of the demo account's own with two omics of the same mice, and one that is shared
 * with it.
 */
export const familyDeliveries: readonly FamilyDelivery[] = [
  // Lists show what changed last first, so that the examples come in the order of the families.
  ...demoFamilies
    .map((family, at): FamilyDelivery => ({
      family,
      number: `PN-DEMO-10${at + 1}`,
      to: guest,
      example: true,
      draws: 0,
      days: exampleDays,
    }))
    .toReversed(),
  {
    family: 'micro',
    number: 'PN2026-0470',
    to: guest,
    example: false,
    draws: 1,
    days: ['today-48', 'today-46', 'today-33', 'today-20', 'today-18'],
  },
  {
    family: 'transform',
    number: 'PN2026-0474',
    to: demo,
    example: false,
    draws: 1,
    days: ['today-45', 'today-43', 'today-27', 'today-15', 'today-14'],
  },
  {
    family: 'protein',
    number: 'PN2026-0475',
    to: demo,
    example: false,
    companion: true,
    draws: 1,
    days: ['today-45', 'today-43', 'today-30', 'today-16', 'today-15'],
  },
];

/** Shares of those contracts. */
export const familyShares: readonly DemoShare[] = [
  {
    number: 'PN2026-0470',
    to: demo,
    role: 'analyse',
    message: '根际土 16S 的结果到了，请帮忙看看施氮的影响',
    received: true,
  },
];

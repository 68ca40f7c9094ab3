/** What the ledger of an account says, oldest first. */
export type Booked = { readonly id: string; readonly amount: number; readonly expires_at: number | null };
/** What is left of one gain. */
export type Lot = { readonly id: string; readonly expires_at: number | null; readonly left: number };

const soonest = (one: Lot, other: Lot) => (one.expires_at ?? Infinity) - (other.expires_at ?? Infinity);

/**
 * What is left of each gain: a loss takes from what would expire first, so that nobody loses points that could have
 * been spent. An entry `expire` names its gain by `lot`.
 */
export function lotsOf(entries: readonly (Booked & { readonly lot?: string | undefined })[]): Lot[] {
  let lots: Lot[] = [];
  const take = (lot: Lot, amount: number) =>
    (lots = lots.map((each) => (each.id === lot.id ? { ...each, left: each.left - amount } : each)));
  for (const { amount, expires_at, id, lot: expired } of entries) {
    if (amount > 0) lots.push({ id, expires_at, left: amount });
    let rest = Math.max(0, -amount);
    const from = expired === undefined ? lots.toSorted(soonest) : lots.filter((lot) => lot.id === expired);
    for (const lot of from) {
      const taken = Math.min(rest, lot.left);
      if (taken > 0) take(lot, taken);
      rest -= taken;
    }
    lots = lots.filter(({ left }) => left > 0);
  }
  return lots.toSorted(soonest);
}

/** The end of the month in Shanghai that lies so many months after a time; months have no daylight saving there. */
export function endOfMonth(from: number, months: number): number {
  const offset = 8 * 3_600_000;
  const local = new Date(from + offset);
  return Date.UTC(local.getUTCFullYear(), local.getUTCMonth() + months + 1, 1) - offset;
}

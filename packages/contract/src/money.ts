/** Sums are whole fen everywhere; floating yuan would not add up. */
const amountForm = /^(0|[1-9]\d{0,8})(?:\.(\d{1,2}))?$/;

/** `1280.5` as 128050 fen; null when the text is no sum of at most two decimals. */
export function fenOf(yuan: string): number | null {
  const match = amountForm.exec(yuan.trim());
  if (!match) return null;
  return Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0'));
}

/** `¥1,280.50`. */
export function yuanOf(fen: number): string {
  const sum = Math.abs(fen);
  const whole = String(Math.floor(sum / 100)).replace(/\B(?=(\d{3})+$)/g, ',');
  return `${fen < 0 ? '−' : ''}¥${whole}.${String(sum % 100).padStart(2, '0')}`;
}

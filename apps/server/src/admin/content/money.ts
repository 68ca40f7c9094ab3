import { fenOf } from '@panome/contract/money';
import { z } from 'zod';

/** A sum in yuan, as `100.00` or a plain number; whole fen from there on. */
export const yuan = z.union([z.string(), z.number()], '应为金额（元），例如 100.00').transform((value, context) => {
  const fen = fenOf(String(value));
  if (fen === null) context.addIssue('应为金额（元），最多两位小数，例如 100.00');
  return fen ?? 0;
});

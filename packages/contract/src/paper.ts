import { z } from 'zod';

/** A side of a picture on paper, in mm. */
export const paperSide = z.coerce.number().min(30, '图片的边长至少 30 mm').max(500, '图片的边长最多 500 mm');

/** Dots an inch of what has no vector form. */
export const paperDensity = z.coerce
  .number()
  .int()
  .min(72, '分辨率至少 72 dpi')
  .max(1200, '分辨率最多 1200 dpi')
  .default(300);

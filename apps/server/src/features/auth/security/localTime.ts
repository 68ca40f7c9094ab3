const shanghai = new Intl.DateTimeFormat('sv-SE', {
  timeZone: 'Asia/Shanghai',
  dateStyle: 'short',
  timeStyle: 'short',
});

/** `2026-11-21 14:08（北京时间）`, for mail: whoever reads it may be anywhere. */
export const localTime = (epoch: number): string => `${shanghai.format(epoch)}（北京时间）`;

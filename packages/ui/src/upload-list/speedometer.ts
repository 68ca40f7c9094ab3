/** Bytes a second, smoothed so that the remaining time does not jump; undefined until there is something to measure. */
export function createSpeedometer(now: () => number = () => performance.now()) {
  let last: { at: number; sent: number } | undefined;
  let speed: number | undefined;
  return (sent: number): number | undefined => {
    const at = now();
    if (!last || sent < last.sent) {
      last = { at, sent };
      return speed;
    }
    const seconds = (at - last.at) / 1_000;
    if (seconds < 0.5) return speed;
    const current = (sent - last.sent) / seconds;
    speed = speed === undefined ? current : speed * 0.7 + current * 0.3;
    last = { at, sent };
    return speed;
  };
}

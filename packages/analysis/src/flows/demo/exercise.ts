export const [rest, exercise, recovery] = ['静息', '运动后', '恢复 24h'] as const;

/** What rises or falls at once and comes back, what stays, and what only comes a day later. */
export const acute = (way: number) => ({ [exercise]: way, [recovery]: 0.2 * way });
export const lasting = (way: number) => ({ [exercise]: way, [recovery]: way });
export const late = (way: number) => ({ [recovery]: way });

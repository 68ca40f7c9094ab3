const OPENINGS = ['X\n\0\0\0\u0002', 'X\n\0\0\0\u0003', 'RDX2\nX\n', 'RDX3\nX\n'];

/** Whether unpacked bytes begin as `saveRDS()` and `save()` write them. */
export function isRds(bytes: Buffer): boolean {
  const head = bytes.toString('latin1', 0, 8);
  return OPENINGS.some((opening) => head.startsWith(opening));
}

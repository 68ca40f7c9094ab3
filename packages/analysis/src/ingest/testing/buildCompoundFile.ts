const SECTOR = 512;
const [END, FREE, TABLE] = [0xfffffffe, 0xffffffff, 0xfffffffd];

/** An OLE compound file for tests, of streams by name; every stream lies in whole sectors. */
export function buildCompoundFile(streams: Readonly<Record<string, Buffer>>): Buffer {
  const entries = Object.entries(streams);
  const sectorsOf = (bytes: number): number => Math.max(1, Math.ceil(bytes / SECTOR));
  const directorySectors = sectorsOf((entries.length + 1) * 128);
  const data = entries.reduce((sum, [, { length }]) => sum + sectorsOf(length), 0);
  const tableSectors = Math.ceil((directorySectors + data) / 127);
  const table: number[] = Array.from({ length: tableSectors }, () => TABLE);
  const chain = (length: number): number => {
    const start = table.length;
    for (let at = 1; at <= length; at += 1) table.push(at === length ? END : start + at);
    return start;
  };
  const directoryStart = chain(directorySectors);
  const directory = Buffer.alloc(directorySectors * SECTOR);
  const entry = (index: number, name: string, type: number, start: number, size: number): void => {
    const at = index * 128;
    directory.write(name, at, 'utf16le');
    directory.writeUInt16LE((name.length + 1) * 2, at + 64);
    directory[at + 66] = type;
    directory.writeUInt32LE(start, at + 116);
    directory.writeUInt32LE(size, at + 120);
  };
  entry(0, 'Root Entry', 5, END, 0);
  const contents = entries.map(([name, bytes], index) => {
    const count = sectorsOf(bytes.length);
    entry(index + 1, name, 2, chain(count), bytes.length);
    return Buffer.concat([bytes, Buffer.alloc(count * SECTOR - bytes.length)]);
  });
  while (table.length % 128 !== 0) table.push(FREE);
  const header = Buffer.alloc(SECTOR, 0xff);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.fill(0, 8, 76);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(tableSectors, 44);
  header.writeUInt32LE(directoryStart, 48);
  header.writeUInt32LE(0, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  for (let at = 0; at < tableSectors && at < 109; at += 1) header.writeUInt32LE(at, 76 + at * 4);
  const words = Buffer.alloc(tableSectors * SECTOR);
  table.slice(0, tableSectors * 128).forEach((word, at) => words.writeUInt32LE(word, at * 4));
  return Buffer.concat([header, words, directory, ...contents]);
}

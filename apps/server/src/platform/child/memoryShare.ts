import { totalmem } from 'node:os';

const least = 256 * 1024 * 1024;

/** Bytes that this process and its children may use: those of the machine, or of the container where that is less. */
const available = (): number => {
  const constrained = process.constrainedMemory();
  return constrained > 0 ? Math.min(constrained, totalmem()) : totalmem();
};

/**
 * The most memory of one of so many children, in bytes: together they use at most half of the machine, so that what one
 * of them may use does not take the server with it.
 *
 * @param machine - Bytes of the machine.
 */
export const memoryShare = (children: number, machine: number = available()): number =>
  Math.max(least, Math.floor(machine / 2 / children));

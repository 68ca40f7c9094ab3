/** Of the room to the next line, how much a line may fill before a tree runs together; and the thinnest line. */
const [share, thinnest] = [0.35, 0.25];

/** The width of a line of a tree whose neighbour stands so far apart, in pixels: thinner where they are close. */
export const treeLine = (width: number, apart: number): number =>
  [width, width / 2].find((one) => one <= share * apart) ?? Math.min(width, thinnest);

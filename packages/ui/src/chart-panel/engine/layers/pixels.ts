/** A picture as words of straight RGBA, red in the lowest byte; 0 is nothing. */
export type Pixels = { readonly words: Uint32Array; readonly width: number; readonly height: number };

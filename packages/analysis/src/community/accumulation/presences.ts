/**
 * Which features some samples hold: those of sample k are `features[starts[k]…starts[k + 1]]`, numbered without the
 * features that no sample holds.
 */
export type Presences = {
  readonly samples: number;
  readonly starts: Int32Array;
  readonly features: Int32Array;
  /** In how many of the samples each feature is; at least 1. */
  readonly frequency: Int32Array;
};

/** @param values - Samples × `width`, row-major; a feature is present when its value is above 0. */
export function presencesOf(values: Float64Array, width: number, members: readonly number[]): Presences {
  const counts = new Int32Array(width);
  const found: number[] = [];
  const starts = new Int32Array(members.length + 1);
  members.forEach((sample, at) => {
    for (let feature = 0; feature < width; feature += 1) {
      if (!(values[sample * width + feature]! > 0)) continue;
      counts[feature]! += 1;
      found.push(feature);
    }
    starts[at + 1] = found.length;
  });
  const number = new Int32Array(width).fill(-1);
  let seen = 0;
  for (let feature = 0; feature < width; feature += 1) if (counts[feature]! > 0) number[feature] = seen++;
  return {
    samples: members.length,
    starts,
    features: Int32Array.from(found, (feature) => number[feature]!),
    frequency: counts.filter((count) => count > 0),
  };
}

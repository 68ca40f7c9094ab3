export const functionNames = /^(function|functions|pathway|path|ko|ec|gene|genefamily|feature|功能|通路|基因)$/u;
export const taxonNames = /^(taxon|taxa|sequence|asv|otu|species|genus|organism|物种|分类单元|菌|属|种)$/u;
export const sampleNames = /^(sample|samples|sampleid|样本|样品)$/u;

/** Without what HUMAnN adds to the names of its samples. */
export const plainSample = (name: string): string =>
  name.replace(/_(Abundance|Abundance-RPKs|Coverage|RPKs|CPM)$/u, '');

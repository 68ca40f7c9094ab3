import type { ChartInput } from '../../model/index.ts';
import { othersColor, taxaColors } from './taxaColors.ts';

const others = '其他';

/** Colours of taxa in the order of the legend; what is left over is grey. */
export function carrierColors(input: ChartInput, taxa: readonly string[]): (taxon: string) => string {
  const named = taxa.filter((taxon) => taxon !== others);
  const colors = taxaColors(input, named.length);
  return (taxon) => (taxon === others ? othersColor(input) : (colors[named.indexOf(taxon)] ?? othersColor(input)));
}

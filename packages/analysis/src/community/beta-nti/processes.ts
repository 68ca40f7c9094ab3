/** Assembly processes of a pair of communities, in display order. */
export const processes = ['异质选择', '同质选择', '扩散限制', '同质扩散', '漂变等'] as const;
export type Process = (typeof processes)[number] | '';

/**
 * The process that dominates a pair of communities: selection when the phylogenetic turnover departs from chance, else
 * dispersal when the turnover of features does, else none (drift, weak selection and weak dispersal). `''` when βNTI is
 * not defined.
 *
 * Stegen et al. 2013, doi:10.1038/ismej.2013.93; 2015, doi:10.3389/fmicb.2015.00370
 */
export function processOf(
  bnti: number,
  rc: number,
  { bnti_cut: selection, rc_cut: dispersal }: { readonly bnti_cut: number; readonly rc_cut: number },
): Process {
  if (Number.isNaN(bnti)) return '';
  if (bnti > selection) return '异质选择';
  if (bnti < -selection) return '同质选择';
  if (rc > dispersal) return '扩散限制';
  return rc < -dispersal ? '同质扩散' : '漂变等';
}

/** The words of how groups lie in batches. */
export const batchText = {
  batchTable: '各组在各批中的样本数',
  group: '分组',
  total: '合计',
} as const;

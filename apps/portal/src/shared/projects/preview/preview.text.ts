export const previewText = {
  of: (name: string) => `预览 ${name}`,
  rows: (rows: number) => `前 ${rows} 行`,
  part: (rows: number, columns: number) => `前 ${rows} 行、前 ${columns} 列`,
  failed: '无法预览，请下载后查看',
  download: '下载完整表格',
} as const;

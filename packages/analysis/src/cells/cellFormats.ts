/** How counts of cells may come, for the help of an input. */
export const cellFormats =
  'MTX 文件夹的 zip（matrix.mtx、barcodes、features）、10x h5、h5ad、h5mu、loom、zarr 的 zip、rds 或 CSV';

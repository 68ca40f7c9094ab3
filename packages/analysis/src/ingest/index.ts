export { readGroups, type GroupsReading } from './groups/readGroups.ts';
export { headerNames } from './headerNames.ts';
export { inspectTable, type Inspection, type InspectOptions } from './inspectTable.ts';
export { LIMITS } from './limits.ts';
export { alignGroups, readMatrix, type MatrixReading, type ReadMatrixOptions, type Repairs } from './matrix/readMatrix.ts';
export { openTable, type IngestSource, type OpenedTable } from './openTable.ts';
export { previewRows, type PageRequest, type TablePage } from './previewRows.ts';
export { ENCODINGS, type Encoding } from './text/decodeText.ts';
export { DELIMITERS, type Delimiter } from './text/sniffDelimiter.ts';

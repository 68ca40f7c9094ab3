import { Pagination } from '@panome/ui/pagination';
import { RenameCell } from '@panome/ui/rename-cell';
import { Table, type Column } from '@panome/ui/table';
import { useState } from 'react';

type File = { id: number; name: string; size: number; date: string; status: string };

const files: File[] = Array.from({ length: 200 }, (_, index) => ({
  id: index,
  name: `样本_${index}.fastq.gz`,
  size: (index * 7919) % 4096,
  date: `2026-0${1 + (index % 9)}-1${index % 10}`,
  status: index % 3 ? '完成' : '运行中',
}));

/** 200 files, ten a page, with selection and names that are changed in place. */
export default function FileTable() {
  const [rows, setRows] = useState(files);
  const [place, setPlace] = useState({ page: 1, pageSize: 10 });
  const [selected, setSelected] = useState<readonly string[]>([]);
  const rename = async ({ id }: File, name: string) =>
    setRows((all) => all.map((row) => (row.id === id ? { ...row, name } : row)));
  const columns: Column<File>[] = [
    {
      id: 'name',
      header: '名称',
      cell: (row) => <RenameCell isFile onRename={(name) => rename(row, name)} value={row.name} />,
    },
    { id: 'size', header: '大小', cell: (row) => row.size, align: 'end' },
    { id: 'date', header: '日期', cell: (row) => row.date },
    { id: 'status', header: '状态', cell: (row) => row.status },
  ];
  return (
    <>
      <p>已选 {selected.length}</p>
      <Table
        columns={columns}
        label="文件"
        rowKey={(row) => String(row.id)}
        rowLabel={(row) => row.name}
        rows={rows.slice((place.page - 1) * place.pageSize, place.page * place.pageSize)}
        selection={{ mode: 'multiple', selected, onSelectedChange: setSelected }}
      />
      <Pagination onValueChange={setPlace} total={rows.length} value={place} />
    </>
  );
}

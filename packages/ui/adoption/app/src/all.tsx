import { Button } from '@panome/ui/button';
import { ChartPanel, type ChartDraw } from '@panome/ui/chart-panel';
import { FilePicker } from '@panome/ui/file-picker';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const shares = [38, 24, 17].map((value, at) => ({ value, name: ['脂质', '氨基酸', '糖类'][at]! }));
const draw: ChartDraw = () => ({
  option: { animation: false, legend: {}, series: [{ type: 'pie', data: shares }] },
  summary: '脂质最多。',
  data: {
    rows: 3,
    columns: [{ name: 'family', label: '类别', kind: 'text', values: shares.map(({ name }) => name) }],
  },
});
const size = { width: 600, height: 360 };
const files = [{ id: 'a', name: '定量表.csv', kind: 'file' as const, size: 2_048, time: '2026-11-21 14:08:00' }];

const source = { list: async () => ({ items: files, total: files.length }), upload: async () => ({ id: 'u' }) };

function App() {
  const [open, setOpen] = useState(false);
  const [chosen, setChosen] = useState('');
  return (
    <main>
      <Button onClick={() => setOpen(true)} variant="primary">
        选择文件
      </Button>
      <p>{chosen}</p>
      <FilePicker onConfirm={(file) => setChosen(file.name)} onOpenChange={setOpen} open={open} source={source} />
      <ChartPanel draw={draw} figureSize={size} title="类别占比" />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

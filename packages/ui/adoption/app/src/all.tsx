import { Button } from '@panome/ui/button';
import { ChartPanel, type ChartDraw } from '@panome/ui/chart-panel';
import { FilePicker } from '@panome/ui/file-picker';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';

const x = Float64Array.of(1, 2, 3);
const y = Float64Array.of(2, 4, 8);
const draw: ChartDraw = () => ({
  option: {
    animation: false,
    grid: { left: 40, top: 20, right: 20, bottom: 30 },
    xAxis: { type: 'value', min: 0, max: 4 },
    yAxis: { type: 'value', min: 0, max: 10 },
    series: [
      {
        type: 'scatter',
        data: [
          [1, 2],
          [2, 4],
          [3, 8],
        ],
      },
    ],
  },
  summary: '三个点，越来越高。',
  data: {
    rows: 3,
    columns: [
      { name: 'x', label: '横', kind: 'number', values: x },
      { name: 'y', label: '纵', kind: 'number', values: y },
    ],
  },
});
const size = { width: 600, height: 360 };
const files = [{ id: 'a', name: '定量表.csv', is_dir: 0 as const, size: 2_048, created_at: '2026-11-21 14:08:00' }];

const source = { list: async () => ({ data: files, total: files.length }), upload: async () => ({ id: 'u' }) };

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
      <ChartPanel draw={draw} size={size} title="散点图" />
    </main>
  );
}

createRoot(document.getElementById('root')!).render(
  <StrictMode>
    <App />
  </StrictMode>,
);

import { expect, it } from 'vitest';
import { init } from '../echarts.ts';
import { frame } from './frame.ts';
import { gridRect } from './gridRect.ts';
import { referenceLines } from './reference.ts';
import { exampleInput } from '../testing/exampleInputs.ts';

it('draws a reference line at its exact value, not at the nearest hundredth', () => {
  const input = exampleInput('volcano');
  const base = frame(input, {
    x: { title: '', scale: { min: 0, max: 1, interval: 1 } },
    y: { title: '', scale: { min: 0, max: 0.01, interval: 0.005 } },
  });
  const chart = init(null, null, { renderer: 'svg', ssr: true, ...input.size });
  chart.setOption({ ...base, series: [referenceLines({ y: [0.004], color: '#123456' })] });
  const heights = [...chart.renderToSVGString().matchAll(/<path d="M[\d.]+ ([\d.]+)L[^>]*stroke="#123456"/gu)].map(
    (found) => Number(found[1]),
  );
  chart.dispose();
  const rect = gridRect(base, input.size);
  expect(heights).toHaveLength(1);
  expect(Math.abs(heights[0]! - (rect.y + 0.6 * rect.height))).toBeLessThan(1);
});

import { expect, it } from 'vitest';
import { chartById } from '../index.ts';
import { renderSvg } from '../node/index.ts';
import { exampleInput } from '../testing/exampleInputs.ts';
import { withMinusSigns } from './minusSigns.ts';

it('writes negative ticks with a minus sign in a figure, and keeps the drawing as it was', () => {
  const input = exampleInput('volcano');
  const drawing = chartById('volcano')!.draw(input);
  const before = JSON.stringify(drawing.option);
  const svg = renderSvg(drawing, input.size);
  expect(svg).toMatch(/>−\d/);
  expect(svg).not.toMatch(/>-\d/);
  expect(JSON.stringify(drawing.option)).toBe(before);
});

it('leaves names that begin with a hyphen alone', () => {
  const option = withMinusSigns({ xAxis: { type: 'category', data: ['-1'] }, yAxis: [{ type: 'value' }] });
  expect(JSON.stringify(option.xAxis)).toContain('"-1"');
  expect(JSON.stringify(option.xAxis)).not.toContain('formatter');
});

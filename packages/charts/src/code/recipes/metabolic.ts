import { curveLine, readCurve } from '../../calibration-curve/readCurve.ts';
import type { Drawn, Recipe, View } from '../view.ts';
import { byLevel, number, tableFrom } from './shapes.ts';

function calibration(v: View): Drawn {
  const curve = readCurve(v.input);
  const line = curveLine(curve);
  const [x, y] = curve.log ? ['log_concentration', 'log_response'] : ['concentration', 'response'];
  const steps = curve.log ? [{ do: 'log10' as const, to: x, from: 'concentration' }, { do: 'log10' as const, to: y, from: 'response' }] : [];
  const kinds = v.distinct('kind');
  const axis = (title: string) => ({ kind: 'number' as const, title, ...(curve.log && { power: true }) });
  return {
    frames: [v.frame([...steps, ...(curve.log ? [{ do: 'finite' as const, column: x }, { do: 'finite' as const, column: y }] : [])]), { name: 'curve', table: tableFrom('curve', [number('concentration', line.map(([at]) => at)), number('response', line.map(([, at]) => at))]), steps }],
    x: axis(v.input.settings.xTitle ?? '浓度'), y: axis(v.input.settings.yTitle ?? '响应'),
    levels: v.levels('kind', 'point', { order: kinds }),
    marks: [
      { mark: 'line', frame: 'curve', x, y, ink: v.colors.text, width: 1.5 },
      { mark: 'points', x, y, ink: byLevel, size: v.pointSize(), symbols: true },
    ],
    remarks: ['回算偏差见 data.csv 的 deviation 列'],
  };
}

/** Charts of quantified compounds. */
export const metabolicRecipes: Readonly<Record<string, Recipe>> = { 'calibration-curve': calibration };

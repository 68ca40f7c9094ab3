import type { Table } from '@panome/analysis/model';
import { chartById, withMinusSigns, type ChartInput } from '@panome/charts';
import type { ResponseOf } from '@panome/contract/client';
import { ChartPanel } from '@panome/ui/chart-panel';
import { useMemo } from 'react';
import { designText as text } from '../shop.text.ts';

type Plan = ResponseOf<'shopDesign'>;

const meta = (name: string, label: string) => ({ name, label });

/** The plan as the tables that the chart of the power tool reads. */
function tablesOf({ curves }: Plan, power: number): Readonly<Record<string, Table>> {
  const rows = curves.flatMap((curve) => curve.n.map((n, at) => ({ ...curve, n, power: curve.power[at]! })));
  return {
    curve: {
      id: 'curve',
      title: text.chart,
      rows: rows.length,
      columns: [
        { ...meta('effect', '差异倍数'), kind: 'text', values: rows.map(({ name }) => name) },
        { ...meta('n', '每组样本数'), kind: 'integer', values: Float64Array.from(rows, ({ n }) => n) },
        { ...meta('power', '功效'), kind: 'number', values: Float64Array.from(rows, (row) => row.power) },
      ],
    },
    needed: {
      id: 'needed',
      title: text.chart,
      rows: curves.length,
      columns: [
        { ...meta('effect', '差异倍数'), kind: 'text', values: curves.map(({ name }) => name) },
        {
          ...meta('n', '每组样本数'),
          kind: 'integer',
          values: Float64Array.from(curves, ({ needed }) => needed ?? Number.NaN),
        },
        { ...meta('target', '目标功效'), kind: 'number', values: Float64Array.from(curves, () => power) },
      ],
    },
  };
}

/** Power against the number of samples, drawn by the chart of the power tool. */
export function PowerCurve({ plan, power }: { plan: Plan; power: number }) {
  const definition = chartById('power-curve')!;
  const draw = useMemo(() => {
    const tables = tablesOf(plan, power);
    return (room: Pick<ChartInput, 'size' | 'theme'>) => {
      const drawing = definition.draw({ ...room, tables, groups: null, options: {}, settings: {} });
      return { ...drawing, option: withMinusSigns(drawing.option) };
    };
  }, [definition, plan, power]);
  return <ChartPanel draw={draw} level={3} figureSize={definition.defaultSize} title={text.chart} />;
}

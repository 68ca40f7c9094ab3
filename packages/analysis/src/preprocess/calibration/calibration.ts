import type { Matrix, Message, MethodOutput, Records } from '../../model/index.ts';
import { refusal } from '../../records/index.ts';
import type { CalibrationOptions } from './calibration.schema.ts';
import { fitCurve, type Curve } from './curves.ts';
import { flags, quantify, type Quantities } from './quantify.ts';
import { readStandards, type ReadStandards } from './standards.ts';
import { concentrationTable, curveTable, quantityTable, standardTable } from './resultTables.ts';

type Inputs = {
  readonly records: Records;
  readonly matrix?: Matrix | undefined;
  readonly matrix2?: Matrix | undefined;
};

/** The curves of all compounds. @throws {InputError} When a column is missing or no compound has enough standards. */
export function fitStandards(
  records: Records,
  options: CalibrationOptions,
): { readonly read: ReadStandards; readonly curves: readonly Curve[] } {
  const read = readStandards(records, options);
  const curves = read.compounds.map((one) => fitCurve(one, options));
  if (curves.every(({ fit }) => fit === null))
    throw refusal(
      'too-few-standards',
      `没有一个化合物能拟合曲线：${curves[0]!.compound} ${curves[0]!.why}`,
      '请补足标准点（建议 6 个以上浓度），或改用线性、过原点的曲线',
    );
  return { read, curves };
}

/**
 * Standard curves by weighted least squares, the concentrations of standards and samples by them, and their limits.
 *
 * LOD = 3.3σ/S and LOQ = 10σ/S as ICH Q2; weights after Almeida 2002, doi:10.1016/S1570-0232(02)00244-1.
 */
export function calibration({ matrix, matrix2, records }: Inputs, options: CalibrationOptions): MethodOutput {
  const { curves, read } = fitStandards(records, options);
  const found: Quantities = matrix
    ? quantify(curves, matrix, matrix2, read.internal)
    : {
        compounds: [],
        samples: [],
        response: new Float64Array(),
        concentration: new Float64Array(),
        flag: [],
        messages: [],
      };
  const count = (wanted: keyof typeof flags): number => found.flag.filter((flag) => flag === wanted).length;
  const passed = curves.filter((curve) => curve.passed).length;
  const standards = read.compounds.reduce((sum, { x }) => sum + x.length, 0);
  return {
    tables: [
      curveTable(curves, options),
      standardTable(read, curves, options),
      quantityTable(found, curves),
      concentrationTable(found, options),
    ],
    removed: curves
      .filter(({ fit }) => fit === null)
      .map(({ compound, why }) => ({ kind: 'feature' as const, id: compound, reason: why })),
    messages: [...read.messages, ...curveMessages(read, curves, options), ...found.messages],
    facts: {
      compounds: curves.length,
      fitted: curves.filter(({ fit }) => fit).length,
      passed,
      standards,
      left: read.left,
      internal: Number(read.internal),
      ...Object.fromEntries(Object.entries(read.used).map(([key, name]) => [`column_${key}`, name])),
      samples: found.samples.length,
      quantified: found.compounds.length,
      values: found.flag.length,
      inside: count('fine'),
      below: count('lod') + count('loq') + count('low'),
      above: count('high'),
      unknown: count('none') + count('missing') + count('curve'),
      ...Object.fromEntries(
        (['none', '1/x', '1/x2'] as const).map((weight) => [
          `weight_${weight}`,
          curves.filter((curve) => curve.fit && curve.weight === weight).length,
        ]),
      ),
    },
  };
}

function curveMessages(
  { compounds }: ReadStandards,
  curves: readonly Curve[],
  { sigma, weight }: CalibrationOptions,
): Message[] {
  const messages: Message[] = [];
  const failed = curves.filter((curve) => !curve.passed);
  const listed = (some: readonly Curve[]): string =>
    some
      .slice(0, 5)
      .map(({ compound, why }) => `${compound}（${why}）`)
      .join('、') + (some.length > 5 ? ' 等' : '');
  if (failed.length > 0)
    messages.push({ level: 'warning', text: `${failed.length} 个化合物的曲线不合格：${listed(failed)}` });
  const blanks = compounds.reduce((sum, { x }) => sum + x.filter((value) => value === 0).length, 0);
  if (blanks > 0 && weight !== 'none')
    messages.push({ level: 'info', text: `${blanks} 次浓度为 0 的测定不能加权，加权拟合时未参与` });
  const without = curves.filter(({ fit, lod }) => fit && Number.isNaN(lod));
  if (without.length > 0)
    messages.push({
      level: 'warning',
      text: `${without.length} 个化合物没有检出限：${sigma === 'blank' ? '浓度为 0 的测定不足两次' : '过原点的曲线没有截距的标准误'}；请改选“检出限的 σ”`,
    });
  return messages;
}

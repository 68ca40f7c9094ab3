import type { Message, Records } from '../../model/index.ts';
import { findColumn, parameter, pickNumbers, pickText, refusal } from '../../records/index.ts';
import type { CalibrationOptions } from './calibration.schema.ts';
import type { Standards } from './curves.ts';

const names = {
  compound:
    /^(compounds?|analytes?|names?|components?|metabolites?|features?|substance|化合物|化合物名|物质|代谢物|名称|组分)$/u,
  concentration:
    /^(conc|concentrations?|concn|nominal|nominalconc|nominalconcentration|amounts?|level|x|浓度|标准浓度|标示浓度|含量)$/u,
  response:
    /^(responses?|area|areas|peakarea|peakareas|height|peakheight|intensity|signal|y|响应|峰面积|面积|峰高|强度|信号)$/u,
  internal:
    /^(is|istd|isarea|istdarea|isresponse|istdresponse|internalstandard|internalstandardarea|internalstandardresponse|内标|内标响应|内标峰面积|内标面积)$/u,
};

export type ReadStandards = {
  readonly compounds: readonly Standards[];
  readonly internal: boolean;
  readonly left: number;
  readonly used: Readonly<Record<'compound' | 'concentration' | 'response' | 'internal', string>>;
  readonly messages: readonly Message[];
};

/**
 * The standards by compound, in the order of the file; the response is over that of the internal standard where there
 * is one.
 * @throws {InputError}
 */
export function readStandards(records: Records, options: CalibrationOptions): ReadStandards {
  const internal = findColumn(
    records,
    options.internal,
    { option: 'internal_column', label: '内标响应列', names: names.internal },
    true,
  );
  const concentration = pickNumbers(records, options.concentration, {
    option: 'concentration_column',
    label: '浓度列',
    names: names.concentration,
    taken: [internal],
  });
  const response = pickNumbers(records, options.response, {
    option: 'response_column',
    label: '响应列',
    names: names.response,
    taken: [internal, concentration],
  });
  const compound = pickText(records, options.compound, {
    option: 'compound_column',
    label: '化合物列',
    names: names.compound,
    taken: [internal, concentration, response],
  });
  const negative = concentration.numbers.findIndex((value) => value < 0);
  if (negative >= 0)
    throw parameter(
      { option: 'concentration_column' },
      `“${concentration.name}”列第 ${negative + 1} 行的浓度 ${concentration.text[negative]} 小于 0`,
      '请选择标准品的标示浓度（未取对数），或改正这一行',
    );
  const y = internal
    ? response.numbers.map((value, row) => (internal.numbers![row]! > 0 ? value / internal.numbers![row]! : Number.NaN))
    : response.numbers;
  const rows = Array.from(y.keys()).filter(
    (row) => compound.text[row] !== '' && Number.isFinite(concentration.numbers[row]!) && Number.isFinite(y[row]!),
  );
  if (rows.length === 0)
    throw refusal(
      'no-rows',
      `没有一行同时有“${compound.name}”“${concentration.name}”与“${response.name}”${internal ? `和大于 0 的“${internal.name}”` : ''}`,
      '请检查各列是否选对',
    );
  const byCompound = new Map<string, number[]>();
  for (const row of rows)
    (byCompound.get(compound.text[row]!) ?? byCompound.set(compound.text[row]!, []).get(compound.text[row]!)!).push(
      row,
    );
  const compounds = [...byCompound]
    .map(([name, own]) => ({
      compound: name,
      x: Float64Array.from(own, (row) => concentration.numbers[row]!),
      y: Float64Array.from(own, (row) => y[row]!),
    }))
    .filter(({ x }) => x.some((value) => value > 0));
  if (compounds.length === 0)
    throw refusal('no-standards', `“${concentration.name}”列没有大于 0 的浓度`, '请检查“浓度列”是否选对');
  const left = records.rows - rows.length;
  return {
    compounds,
    internal: internal !== null,
    left,
    used: {
      compound: compound.name,
      concentration: concentration.name,
      response: response.name,
      internal: internal?.name ?? '',
    },
    messages:
      left > 0
        ? [{ level: 'info', text: `${left} 行缺少化合物、浓度或响应${internal ? '，或内标响应不大于 0' : ''}，未参与` }]
        : [],
  };
}

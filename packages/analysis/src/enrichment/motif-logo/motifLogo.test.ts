import { describe, expect, it } from 'vitest';
import { InputError } from '../../model/index.ts';
import type { MethodOutput } from '../../model/index.ts';
import { parseOptions } from '../../options/index.ts';
import { recordsOf } from '../../testing/recordsOf.ts';
import { close } from '../../testing/tables.ts';
import { motifLogo } from './index.ts';
import reference from './motifLogo.reference.json' with { type: 'json' };

const run = (
  windows: readonly (string | null)[],
  raw: Record<string, unknown> = {},
  background?: readonly string[],
): MethodOutput =>
  motifLogo.run(
    {
      records: recordsOf({ site: windows.map((_, i) => `P${i}`), 'Sequence window': windows }),
      ...(background && { background }),
    },
    parseOptions(motifLogo, { width: 9, p: 1e-4, min_count: 10, ...raw }),
    { seed: 1, progress: () => undefined },
  );
const column = (output: MethodOutput, table: string, name: string) =>
  Array.from<string | number>(
    output.tables.find(({ id }) => id === table)!.columns.find((one) => one.name === name)!.values,
  );

describe('motif-logo agrees with the definitions in R', () => {
  it.each(['given', 'natural'] as const)('%s background', (name) => {
    const output = run(reference.foreground, {}, name === 'given' ? reference.background : undefined);
    const { motifs, positions } = reference[name];
    for (const figure of ['count', 'frequency', 'background', 'bits', 'log_odds', 'p'] as const) {
      column(output, 'positions', figure).forEach((value, at) => {
        const expected = (positions[figure] as (number | null)[])[at] ?? Number.NaN;
        expect(
          close(Number(value), expected, figure === 'p' ? 1e-5 : 1e-6),
          `${figure} at ${at}: ${value} for ${expected}`,
        ).toBe(true);
      });
    }
    expect(column(output, 'motifs', 'motif')).toEqual(motifs.map(([motif]) => motif));
    (['score', 'foreground', 'foreground_size', 'background', 'background_size'] as const).forEach((figure, k) => {
      column(output, 'motifs', figure).forEach((value, i) =>
        expect(close(Number(value), Number(motifs[i]![k + 2]), 1e-6), `${figure} of ${i}`).toBe(true),
      );
    });
  });
});

describe('motif-logo', () => {
  const windows = reference.foreground;

  it('reads windows in the usual notations', () => {
    const plain = run(windows);
    const written = windows.map((text, i) =>
      i % 3 === 0
        ? `AA${text}GG`
        : i % 3 === 1
          ? `${text.slice(0, 4)}${text[4]!.toLowerCase()}(ph)${text.slice(5)}`
          : `${text.replaceAll('_', '-')};MMMM`,
    );
    expect(run(written).tables).toEqual(plain.tables);
    expect(column(run(windows), 'windows', 'window')[0]).toBe(windows[0]!.replace('X', '_'));
  });

  it('assigns every window to at most one motif, and leaves out windows that cannot be read', () => {
    const output = run([...windows, null, 'SHORT', 'ABCDEFGHIJ', 'AAAA_AAAA']);
    expect(output.facts['left']).toBe(4);
    expect(output.messages.map(({ text }) => text).join('')).toContain('4 条序列');
    const [own, centre] = [column(output, 'windows', 'motif'), column(output, 'windows', 'centre')];
    expect(own.filter((motif) => motif === '....SP...')).toHaveLength(51);
    own.forEach((motif, i) => motif !== '' && expect(String(motif)[4]).toBe(centre[i]));
  });

  it('draws the logo of one central residue when asked, and searches motifs for all', () => {
    const output = run(windows, { centres: 'T' });
    expect(output.facts['drawn']).toBe(40);
    expect(column(output, 'motifs', 'motif')).toContain('....SP...');
    expect(run(windows, { centres: 'most' }).facts['drawn']).toBe(140);
  });

  it('finds no motif in windows that are like their background, and says so', () => {
    const output = run(reference.background.slice(0, 100), {}, reference.background);
    expect(column(output, 'motifs', 'motif')).toEqual([]);
    expect(output.messages.map(({ text }) => text).join('')).toContain('没有找到 motif');
  });

  it.each([
    ['an even width', () => run(windows, { width: 8 }), '9'],
    ['too few windows', () => run(windows.slice(0, 5)), '10'],
    ['a central residue that is not there', () => run(windows, { centres: 'K' }), 'S、T'],
    [
      'a background of other sites',
      () =>
        run(
          windows,
          {},
          windows.map((text) => `${text.slice(0, 4)}Y${text.slice(5)}`),
        ),
      '同一种残基',
    ],
    ['a background that is too short', () => run(windows, {}, ['AAA', 'CCC']), '背景列表'],
    ['no column of that name', () => run(windows, { sequence_column: 'peptide' }), 'Sequence window'],
  ])('refuses %s, and says what to do', (_, act, remedy) => {
    try {
      act();
      expect.unreachable();
    } catch (error) {
      expect((error as InputError).problems[0]!.remedy).toContain(remedy);
    }
  });
});

import { expect, it } from 'vitest';
import { configOf, formOf, withFile, withOption, type RunConfig } from './runConfig.ts';

const steps = ['normalize', 'pca', 'deseq2'];
const config: RunConfig = {
  name: ' 肝脏 ',
  source: { project_id: 'p1', project_from: 2, source_from: 1, is_example: 0 },
  files: { counts: { file_id: 'project-file:1', name: 'counts.csv', sheet: '表1' }, go: null },
  recipe: {
    counts: { format: 1, steps: [{ input: 'matrix', repair: 'orientation', choice: 'transpose' }] },
    go: { format: 1, steps: [] },
  },
  scheme: null,
  contrasts: [{ test: 'B', reference: 'A', name: '' }],
  options: { deseq2: { fc: 2 }, pca: {} },
  without: [],
  seed: 1,
};

it('sends only what was decided, and every step when none was left out', () => {
  const form = formOf('transform-1', config, steps);
  expect(form).toMatchObject({
    name: '肝脏',
    inputs: { counts: { file_id: 'project-file:1', sheet: '表1' }, go: null },
  });
  expect(form.options).toEqual({ deseq2: { fc: 2 } });
  expect(Object.keys(form.recipe ?? {})).toEqual(['counts']);
  expect(form).not.toHaveProperty('steps');
  expect(formOf('transform-1', { ...config, without: ['pca'] }, steps).steps).toEqual(['normalize', 'deseq2']);
});

it('opens a run that is done again as it was sent', () => {
  const sent = formOf(
    'transform-1',
    { ...config, name: '肝脏', options: { deseq2: { fc: 2 } }, without: ['pca'] },
    steps,
  );
  const opened = configOf(sent as Parameters<typeof configOf>[0], { 'project-file:1': 'counts.csv' }, steps);
  expect(formOf('transform-1', opened, steps)).toEqual(sent);
  expect(opened.files['counts']).toMatchObject({ name: 'counts.csv', sheet: '表1' });
});

it('gives an option back to the flow', () => {
  const changed = withOption(config, 'pca', 'scale', true);
  expect(changed.options['pca']).toEqual({ scale: true });
  expect(withOption(changed, 'pca', 'scale', undefined).options['pca']).toEqual({});
});

it('forgets how a table was mended when another takes its place, and not when it is read otherwise', () => {
  expect(withFile(config, 'counts', { file_id: 'project-file:2', name: 'other.csv' }).recipe).not.toHaveProperty(
    'counts',
  );
  expect(withFile(config, 'counts', { ...config.files['counts']!, sheet: '表2' }).recipe).toHaveProperty('counts');
});

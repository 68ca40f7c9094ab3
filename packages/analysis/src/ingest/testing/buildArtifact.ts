import { buildZip } from './buildZip.ts';

const ROOT = '5c4fbb1a-6a0b-4f0c-9d1e-0c8a7d6a2f11';

/** A QIIME 2 artifact for tests, laid out as `qiime tools` writes it. */
export function buildArtifact(type: string, data: Readonly<Record<string, string | Buffer>>): Buffer {
  const metadata = `uuid: ${ROOT}\ntype: ${type}\nformat: null\n`;
  return buildZip([
    { name: `${ROOT}/VERSION`, content: 'QIIME 2\narchive: 5\nframework: 2023.5.0\n' },
    { name: `${ROOT}/metadata.yaml`, content: metadata },
    { name: `${ROOT}/provenance/metadata.yaml`, content: metadata },
    ...Object.entries(data).map(([name, content]) => ({ name: `${ROOT}/data/${name}`, content })),
  ]);
}

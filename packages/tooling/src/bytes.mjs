// What a visitor downloads, from the manifest of the build: brotli kB of first visits and of every page.
// Run alone it builds first, and ends with 1 when a limit is broken.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { ensureBuilt } from './build.mjs';
import { root } from './install.mjs';

const folder = process.env.PANOME_PORTAL ?? join(root, 'apps/portal/dist');
const frame = ['index.html', 'src/app/MainLayout.tsx', 'src/app/CentreLayout.tsx'];

/** What a first visit fetches. Brotli kB of JavaScript: `goal` is wanted, `limit` fails the check. */
const visits = [
  { name: 'login', entries: ['index.html', 'src/features/account/login/LoginPage.tsx'], goal: 95, limit: 103 },
  {
    name: 'login and file list',
    entries: [...frame, 'src/features/account/login/LoginPage.tsx', 'src/features/files/FileStorePage.tsx'],
    goal: 140,
    // Routes and calls are part of every visit: those of content, services and the staff added 2 kB, the room beside
    // the avatar, the areas of the menu and a proof of work the rest.
    limit: 189,
  },
];

const sizes = new Map();
function brotliOf(file) {
  if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(join(folder, file))).length);
  return sizes.get(file);
}

/** Every file the entries fetch by themselves: static imports and styles, each once. */
function filesOf(manifest, entries) {
  const files = new Set();
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`the build has no ${key}`);
    if (files.has(chunk.file)) return;
    files.add(chunk.file);
    for (const style of chunk.css ?? []) files.add(style);
    chunk.imports?.forEach(visit);
  };
  entries.forEach(visit);
  return [...files];
}

/** Brotli kB of what the entries fetch. */
function measure(manifest, entries) {
  const files = filesOf(manifest, entries);
  const sum = (extension) =>
    files.filter((file) => file.endsWith(extension)).reduce((total, file) => total + brotliOf(file), 0) / 1000;
  return { js: sum('.js'), css: sum('.css') };
}

/**
 * @returns `scenes` (first visits with their goals) and `pages` (every page of a feature with the frame around it), in
 * brotli kB.
 */
export function measureBytes() {
  const manifest = JSON.parse(readFileSync(join(folder, '.vite/manifest.json'), 'utf8'));
  const scenes = visits.map(({ entries, ...visit }) => ({ ...visit, ...measure(manifest, entries) }));
  const pages = Object.keys(manifest)
    .filter((key) => manifest[key].isDynamicEntry && /^src\/features\/.*Page\.tsx$/.test(key))
    .map((key) => ({ name: key.replace('src/features/', ''), ...measure(manifest, [...frame, key]) }));
  return { scenes, pages };
}

const kilobytes = (value) => `${value.toFixed(1).padStart(6)} kB`;
const verdict = ({ goal, js, limit }) =>
  js <= goal ? `goal ${goal} kB met` : `goal ${goal} kB missed, limit ${limit} kB ${js <= limit ? 'kept' : 'BROKEN'}`;

/** Prints the bytes of the build. @returns whether no limit is broken. */
export function reportBytes() {
  const { pages, scenes } = measureBytes();
  for (const scene of [...scenes, ...pages])
    console.log(
      `${scene.name.padEnd(32)} JS ${kilobytes(scene.js)}  CSS ${kilobytes(scene.css)}  ${scene.goal ? verdict(scene) : ''}`.trimEnd(),
    );
  return scenes.every(({ js, limit }) => js <= limit);
}

if (process.argv[1] === import.meta.filename) {
  if (!process.env.PANOME_PORTAL) {
    ensureBuilt();
    // The code of the server too, so that what is started beside each other does not gather it several times.
    await import('./gathered/server.ts').then(({ gatherServer }) => gatherServer());
  }
  // Not `process.exit`: it waits for the compiler's threads, and one that waits for the collector then waits for ever.
  process.exitCode = reportBytes() ? 0 : 1;
}

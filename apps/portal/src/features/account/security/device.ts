const browsers = [
  [/Edg\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/MicroMessenger/, '微信'],
  [/Firefox\//, 'Firefox'],
  [/Chrome\//, 'Chrome'],
  [/Safari\//, 'Safari'],
] as const;
const systems = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/Linux/, 'Linux'],
] as const;

const first = (agent: string, list: readonly (readonly [RegExp, string])[]) =>
  list.find(([pattern]) => pattern.test(agent))?.[1];

/** `Windows 上的 Chrome`: what a person recognises of a browser's own name. */
export function deviceOf(agent: string): string {
  const [browser, system] = [first(agent, browsers), first(agent, systems)];
  if (browser && system) return `${system} 上的 ${browser}`;
  return browser ?? system ?? '未知设备';
}

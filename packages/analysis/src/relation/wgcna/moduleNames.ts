/** WGCNA's standard colours, the largest module first; a module is called after its colour. */
const colors = [
  'turquoise', 'blue', 'brown', 'yellow', 'green', 'red', 'black', 'pink', 'magenta', 'purple', 'greenyellow', 'tan', 'salmon', 'cyan', 'midnightblue', 'lightcyan',
  'grey60', 'lightgreen', 'lightyellow', 'royalblue', 'darkred', 'darkgreen', 'darkturquoise', 'darkgrey', 'orange', 'darkorange', 'white', 'skyblue', 'saddlebrown',
  'steelblue', 'paleturquoise', 'violet', 'darkolivegreen', 'darkmagenta', 'sienna3', 'yellowgreen', 'skyblue3', 'plum1', 'orangered4', 'mediumpurple3',
] as const;

/** The name of module 1, 2 …; `grey` is what belongs to none. Beyond the colours, `M41` and so on. */
export const moduleName = (module: number): string => (module === 0 ? 'grey' : (colors[module - 1] ?? `M${module}`));

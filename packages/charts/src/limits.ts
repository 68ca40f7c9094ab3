/** More points than this leave ECharts and are drawn as a dense layer. */
export const denseLimit = 2_000;

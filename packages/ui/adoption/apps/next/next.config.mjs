export default { devIndicators: false, typescript: { ignoreBuildErrors: false } };

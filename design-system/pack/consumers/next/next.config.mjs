export default {
  // What is installed is linked from elsewhere on the disk.
  turbopack: { root: '/' },
  typescript: { ignoreBuildErrors: true },
};

export default {
  // Installed packages are links to elsewhere on the disk.
  turbopack: { root: '/' },
  typescript: { ignoreBuildErrors: true },
};

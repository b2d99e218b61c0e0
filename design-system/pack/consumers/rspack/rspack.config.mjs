import { rspack } from '@rspack/core';

export default {
  mode: 'production',
  entry: './src/main.tsx',
  output: { clean: true },
  resolve: { extensions: ['.tsx', '.ts', '.js'] },
  plugins: [new rspack.HtmlRspackPlugin({ template: 'index.html' })],
  module: {
    rules: [
      { test: /\.css$/, type: 'css' },
      {
        test: /\.tsx?$/,
        loader: 'builtin:swc-loader',
        options: {
          jsc: {
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
        },
      },
    ],
  },
};

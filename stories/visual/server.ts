import { serveFolder } from '../../scripts/machine/static-server.ts';

/** Serves the built Storybook for taking screenshots. */
export default async function serveStorybook(): Promise<() => Promise<void>> {
  const server = await serveFolder(process.env.VISUAL_STORYBOOK!);
  process.env.VISUAL_ADDRESS = server.address;
  return () => server.close();
}

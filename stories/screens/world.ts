import { type DemoHost, openDemo } from '@institute/demo/host';
import { isPictured } from './pictured.ts';

/** The world of this preview, opened by the first story that needs it and kept over stories. */
let opening: Promise<DemoHost> | undefined;

export function openWorld(): Promise<DemoHost> {
  const root = document.querySelector<HTMLMetaElement>('meta[name=demo]')?.content ?? './demo/';
  opening ??= openDemo(new URL(root, location.href), { isHeld: isPictured });
  opening.catch(() => {
    opening = undefined;
  });
  return opening;
}

/** Restores the world's first state, if it was opened. */
export async function resetWorld(): Promise<void> {
  const host = await opening;
  await host?.reset();
}

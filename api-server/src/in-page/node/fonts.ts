import { create } from 'fontkit';
import type * as onNode from '../../documents/fonts.ts';
import { type ParsedFont, prepareFont } from '../../documents/prepare-font.ts';

const addresses = {
  regular: new URL('../../documents/fonts/figtree-regular.ttf', import.meta.url),
  semibold: new URL('../../documents/fonts/figtree-semibold.ttf', import.meta.url),
  display: new URL('../../documents/fonts/fraunces-display.ttf', import.meta.url),
};

async function open(address: URL): Promise<ParsedFont> {
  const response = await fetch(address);
  return prepareFont(create(Buffer.from(await response.arrayBuffer())));
}

/** The addresses of the files of font packages. */
const packages: Record<string, string> = import.meta.glob(
  [
    '/../../node_modules/@fontsource*/noto-*/unicode.json',
    '/../../node_modules/@fontsource-variable/noto-*/files/*-wght-normal.woff2',
    '/../../node_modules/@fontsource/noto-*/files/*-400-normal.woff2',
  ],
  { query: '?url', import: 'default', eager: true },
);

/** Fetched when a document needs it. */
export const readFontFile: typeof onNode.readFontFile = async (path) => {
  const address = packages[`/../../node_modules/${path}`]!;
  return new Uint8Array(await (await fetch(new URL(address, import.meta.url))).arrayBuffer());
};

let opened: onNode.Fonts | undefined;

/** Read with the first document. */
export const loadFonts: typeof onNode.loadFonts = async () => {
  opened ??= {
    regular: await open(addresses.regular),
    semibold: await open(addresses.semibold),
    display: await open(addresses.display),
  };
  return opened;
};

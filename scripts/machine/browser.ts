/**
 * The single place where this project finds a Chromium. Every test, screenshot and benchmark starts its browser here.
 *
 * Order: `CHROMIUM_PATH`; on Linux x64 the headless Chromium from an npm package, so that screenshots are the same on
 * every such machine; an installed Chromium or Chrome; the one that Playwright downloaded.
 */
import {
  createReadStream,
  createWriteStream,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';
import { extract } from 'tar-fs';

const root = fileURLToPath(new URL('../..', import.meta.url));

const installedBrowsers = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** The browser must not make its own requests, and screenshots must not depend on the machine. */
const args = [
  '--no-sandbox',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-quic',
  '--disable-sync',
  '--no-first-run',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--hide-scrollbars',
];

/** Unpacks the Chromium from npm with its libraries and fonts, once, and returns their folder. */
async function unpackCarriedChromium(): Promise<string> {
  // It exports neither its folder nor its archives.
  const [packageFolder] = createRequire(import.meta.url)
    .resolve('@sparticuz/chromium')
    .match(/^.*[\\/]@sparticuz[\\/]chromium(?=[\\/])/)!;
  const { version } = JSON.parse(readFileSync(join(packageFolder, 'package.json'), 'utf8')) as {
    version: string;
  };
  const folder = join(root, '.cache', `chromium-${version}`);
  if (existsSync(folder)) return folder;

  // Several test runners may start at the same time, so unpack into a folder of this process, then rename it.
  const staging = `${folder}.${process.pid}`;
  mkdirSync(staging, { recursive: true });
  const unpack = (archive: string, target: NodeJS.WritableStream) =>
    pipeline(createReadStream(join(packageFolder, 'bin', archive)), createBrotliDecompress(), target);
  await Promise.all([
    unpack('chromium.br', createWriteStream(join(staging, 'chromium'), { mode: 0o755 })),
    unpack('al2023.tar.br', extract(join(staging, 'al2023'))),
    unpack('fonts.tar.br', extract(join(staging, 'fonts'))),
    unpack('swiftshader.tar.br', extract(staging)),
  ]);
  // Only the packaged fonts, so that fallback text looks the same whatever the machine has installed.
  writeFileSync(
    join(staging, 'fonts', 'fonts.conf'),
    `<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts-cache')}</cachedir></fontconfig>`,
  );
  try {
    renameSync(staging, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    rmSync(staging, { recursive: true, force: true });
  }
  return folder;
}

/** Playwright launch options for this machine's Chromium. */
export async function browserLaunchOptions(): Promise<LaunchOptions> {
  const path = process.env.CHROMIUM_PATH;
  if (path) return { executablePath: path, args };
  if (process.platform === 'linux' && process.arch === 'x64') {
    const folder = await unpackCarriedChromium();
    return {
      executablePath: join(folder, 'chromium'),
      args,
      env: {
        ...(process.env as Record<string, string>),
        LD_LIBRARY_PATH: join(folder, 'al2023', 'lib'),
        FONTCONFIG_PATH: join(folder, 'fonts'),
      },
    };
  }
  const installed = installedBrowsers.find((candidate) => existsSync(candidate));
  return installed ? { executablePath: installed, args } : { args };
}

/**
 * How long a page may take to show what is waited for, in milliseconds. A page that never shows it fails as well with a
 * long time, and one on a busy machine only with a short one.
 */
const patience = 120_000;

/** Starts this machine's Chromium. The caller closes it. */
export async function launchBrowser(): Promise<Browser> {
  const browser = await chromium.launch(await browserLaunchOptions());
  browser.on('context', (context) => context.setDefaultTimeout(patience));
  return browser;
}

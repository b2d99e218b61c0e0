import { isIPv4, isIPv6 } from 'node:net';

/** In this order, because each browser also lists the ones after it. */
const browsers: [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, 'Edge'],
  [/\b(?:OPR|OPT|OPiOS)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(?:Firefox|FxiOS)\//, 'Firefox'],
  [/\b(?:Chrome|CriOS|Chromium|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const operatingSystems: [RegExp, string][] = [
  [/\biPad\b/, 'iPadOS'],
  [/\b(?:iPhone|iPod)\b/, 'iOS'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac(?:intosh| OS X)\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

const nameIn = (names: [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1] ?? null;

/** Names the browser and operating system of a User-Agent header, if they are known. */
export function readUserAgent(userAgent: string): { browser: string | null; operatingSystem: string | null } {
  return { browser: nameIn(browsers, userAgent), operatingSystem: nameIn(operatingSystems, userAgent) };
}

/** The first groups of an IPv6 address, in CIDR notation. */
function prefixOf(address: string, groupCount: number): string {
  const [head = '', tail] = address.split('::');
  const before = head.split(':');
  const after = tail ? tail.split(':') : [];
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - before.length - after.length);
  const groups = [...before, ...Array<string>(zeros).fill('0'), ...after].slice(0, groupCount);
  // The URL parser writes an address in its shortest form.
  const shortest = new URL(`http://[${groups.map((group) => group || '0').join(':')}::]`).hostname;
  return `${shortest.slice(1, -1)}/${16 * groupCount}`;
}

const plainAddress = (address: string) => address.replace(/^::ffff:(?=\d+\.)/i, '').replace(/%.*$/, '');

const isAddress = (text: string) => isIPv4(text) || isIPv6(text);

/** An address without the port that some proxies add. Null for anything else. */
export function addressIn(text: string): string | null {
  const [, bracketed, plain = ''] = /^\s*(?:\[([^\]]+)\](?::\d+)?|(\S+))\s*$/.exec(text) ?? [];
  const address = bracketed ?? (isAddress(plain) ? plain : plain.replace(/:\d+$/, ''));
  return isAddress(address) ? address : null;
}

/** What limits of attempts count as one client: an IPv4 address, or the 64 bits of IPv6 in which a client chooses its own. */
export function clientOf(address: string): string {
  const plain = plainAddress(address);
  return isIPv6(plain) ? prefixOf(plain, 4) : plain;
}

/**
 * The network of an address in CIDR notation: its first 24 bits (IPv4) or 48 bits (IPv6). That's enough for people to
 * recognize where they signed in, and stores less than a full address. Returns null for anything but an address.
 */
export function networkOf(address: string): string | null {
  const plain = plainAddress(address);
  if (isIPv4(plain)) return `${plain.split('.').slice(0, 3).join('.')}.0/24`;
  if (!isIPv6(plain)) return null;
  return prefixOf(plain, 3);
}

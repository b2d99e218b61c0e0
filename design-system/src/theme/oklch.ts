/** A color as OKLCH: lightness 0 to 1, chroma from 0, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = readonly [number, number, number];

const clamp = (value: number) => Math.min(1, Math.max(0, value));

/** Linear-light sRGB, outside of 0 to 1 if it's out of gamut. Matrices: https://bottosson.github.io/posts/oklab/ */
function linearOf({ l, c, h }: Oklch): Triple {
  const radians = (h * Math.PI) / 180;
  const [a, b] = [c * Math.cos(radians), c * Math.sin(radians)];
  const long = (l + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const middle = (l - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const short = (l - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    4.0767416621 * long - 3.3077115913 * middle + 0.2309699292 * short,
    -1.2684380046 * long + 2.6097574011 * middle - 0.3413193965 * short,
    -0.0041960863 * long - 0.7034186147 * middle + 1.707614701 * short,
  ];
}

function oklchOf([red, green, blue]: Triple): Oklch {
  const long = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue);
  const middle = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue);
  const short = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue);
  const a = 1.9779984951 * long - 2.428592205 * middle + 0.4505937099 * short;
  const b = 0.0259040371 * long + 0.7827717662 * middle - 0.808675766 * short;
  return {
    l: 0.2104542553 * long + 0.793617785 * middle - 0.0040720468 * short,
    c: Math.hypot(a, b),
    h: ((Math.atan2(b, a) * 180) / Math.PI + 360) % 360,
  };
}

const isShown = (color: Oklch) => linearOf(color).every((part) => part >= -0.00002 && part <= 1.00002);

/** The same lightness and hue, with the chroma reduced to what sRGB has. */
export function inGamut({ l, c, h }: Oklch): Oklch {
  if (isShown({ l, c, h })) return { l, c, h };
  let [low, high] = [0, c];
  while (high - low > 0.0001) {
    const middle = (low + high) / 2;
    if (isShown({ l, c: middle, h })) low = middle;
    else high = middle;
  }
  return { l, c: Math.max(0, low - 0.0001), h };
}

/** Relative luminance (WCAG 2). */
function luminance(color: Oklch): number {
  const [red, green, blue] = linearOf(color).map(clamp) as unknown as Triple;
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast ratio (WCAG 2), 1 to 21. */
export function contrast(one: Oklch, other: Oklch): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

/** Parses `#rgb`, `#rrggbb` or `oklch(45% 0.12 260)`, ignoring alpha. Throws a `TypeError` for anything else. */
export function parseColor(text: string): Oklch {
  const hex = /^#(?:([\da-f]{3})|([\da-f]{6}))$/i.exec(text.trim());
  if (hex) {
    const digits = hex[2] ?? [...hex[1]!].map((digit) => digit + digit).join('');
    const parts = [0, 2, 4].map((at) => Number.parseInt(digits.slice(at, at + 2), 16) / 255);
    return oklchOf(
      parts.map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as never,
    );
  }
  const number = '([\\d.]+)';
  const oklch = new RegExp(
    `^oklch\\(\\s*${number}(%?)\\s+${number}\\s+${number}(?:deg)?\\s*(?:/.*)?\\)$`,
    'i',
  ).exec(text.trim());
  if (!oklch) throw new TypeError(`not a colour as #rrggbb or oklch(…): ${text}`);
  const [, l, percent, c, h] = oklch;
  return inGamut({ l: clamp(Number(l) / (percent ? 100 : 1)), c: Number(c), h: Number(h) % 360 });
}

/** Formats a color as CSS. */
export const formatOklch = ({ l, c, h }: Oklch): string =>
  `oklch(${+(l * 100).toFixed(3)}% ${+c.toFixed(5)} ${+h.toFixed(3)})`;

/** Formats a color as `#rrggbb`, for what doesn't know OKLCH. */
export function formatHex(color: Oklch): string {
  const channels = linearOf(inGamut(color)).map((part) => {
    const linear = clamp(part);
    const encoded = linear <= 0.0031308 ? linear * 12.92 : 1.055 * linear ** (1 / 2.4) - 0.055;
    return Math.round(encoded * 255)
      .toString(16)
      .padStart(2, '0');
  });
  return `#${channels.join('')}`;
}

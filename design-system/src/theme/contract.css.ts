import { createGlobalThemeContract } from '@vanilla-extract/css';

const hue = { soft: '', line: '' };
const tone = { solid: '', onSolid: '', soft: '', ink: '', line: '' };

/**
 * Every value a component may use. Names are public: `vars.color.inkMuted` is the CSS variable
 * `--ds-color-ink-muted`, which any page may override to theme the library.
 */
export const vars = createGlobalThemeContract(
  {
    color: {
      /** The page. */
      surface: '',
      /** Raised surfaces: cards, fields, menus. */
      surfaceRaised: '',
      /** Sunken surfaces: wells, table headers, disabled fields. */
      surfaceSunken: '',
      /** Hover and pressed tints on any surface. */
      surfaceHover: '',
      ink: '',
      inkMuted: '',
      /** Decorative separators (no contrast requirement). */
      line: '',
      /** Boundaries of controls: 3:1 on every surface. */
      lineStrong: '',
      brand: '',
      brandHover: '',
      onBrand: '',
      brandSoft: '',
      /** Brand-colored text and icons on surfaces and on `brandSoft`. */
      brandInk: '',
      /** Shapes in the brand's color without text on them: bars, the boundary of what is chosen. 3:1 on every surface. */
      brandLine: '',
      accent: '',
      onAccent: '',
      accentSoft: '',
      accentInk: '',
      /** Two-tone focus ring: one of the two is visible on any surface. */
      focusRing: '',
      focusGap: '',
      scrim: '',
      positive: tone,
      caution: tone,
      critical: tone,
      info: tone,
      /** Six hues without a meaning, which tell things apart: `hueOf`. Text on `soft` has the color `ink`. */
      fern: hue,
      lagoon: hue,
      iris: hue,
      plum: hue,
      clay: hue,
      wheat: hue,
    },
    font: { text: '', display: '' },
    /**
     * `xxs` is for counts and the labels under icons, `xs` and `s` for captions and badges. Running text is never
     * smaller than `m`.
     */
    fontSize: { xxs: '', xs: '', s: '', m: '', l: '', xl: '', xxl: '', display: '' },
    /** `display` is for the display face. */
    fontWeight: { regular: '', medium: '', semibold: '', bold: '', display: '' },
    lineHeight: { tight: '', snug: '', text: '' },
    /** 4 px grid: xxs 4, xs 8, s 12, m 16, l 24, xl 32, xxl 48, xxxl 72. */
    space: { xxs: '', xs: '', s: '', m: '', l: '', xl: '', xxl: '', xxxl: '' },
    /** `control` is for buttons and labels, which a brand may want square; `full` is for circles. */
    radius: { small: '', medium: '', large: '', control: '', full: '' },
    shadow: { raised: '', overlay: '' },
    /** `control` is the minimum height of interactive elements: 44 px. */
    size: { control: '', icon: '', measure: '', page: '' },
    motion: { fast: '', slow: '', ease: '' },
  },
  (_value, path) =>
    `ds-${path.map((part) => part.replace(/[A-Z]/g, (c) => `-${c.toLowerCase()}`)).join('-')}`,
);

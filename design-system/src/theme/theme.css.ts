import { assignVars, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css.ts';
import { layers } from './layers.css.ts';
import { constants, dark, deep, light } from './tokens.ts';

const lightColors = assignVars(vars.color, light);
const darkColors = assignVars(vars.color, dark);
/** Black on white: paper has its own color, and a screen's gray is too light in print. */
const printColors = {
  ...lightColors,
  ...Object.fromEntries(
    [vars.color.surface, vars.color.surfaceRaised, vars.color.surfaceSunken].map((name) => [name, '#fff']),
  ),
  ...Object.fromEntries([vars.color.ink, vars.color.inkMuted].map((name) => [name, '#000'])),
};
const { color: _colors, ...constantVars } = vars;

globalStyle(':root', {
  '@layer': {
    [layers.tokens]: {
      vars: { ...assignVars(constantVars, constants), ...lightColors },
      colorScheme: 'light',
    },
  },
});

// `data-theme` on any element sets the theme inside it. Without it, the system's preference applies.
globalStyle(':root:not([data-theme="light"])', {
  '@layer': {
    [layers.tokens]: {
      '@media': { '(prefers-color-scheme: dark)': { vars: darkColors, colorScheme: 'dark' } },
    },
  },
});
globalStyle('[data-theme="dark"]', {
  '@layer': { [layers.tokens]: { vars: darkColors, colorScheme: 'dark' } },
});
globalStyle('[data-theme="light"]', {
  '@layer': { [layers.tokens]: { vars: lightColors, colorScheme: 'light' } },
});

globalStyle('[data-surface="deep"]', {
  '@layer': {
    [layers.tokens]: {
      vars: assignVars(vars.color, deep),
      colorScheme: 'dark',
      background: vars.color.surface,
      color: vars.color.ink,
    },
  },
});

globalStyle(':root, [data-theme], [data-surface]', {
  '@layer': {
    [layers.preferences]: {
      '@media': {
        '(prefers-contrast: more)': {
          vars: {
            [vars.color.inkMuted]: vars.color.ink,
            [vars.color.line]: vars.color.ink,
            [vars.color.lineStrong]: vars.color.ink,
          },
        },
        print: { vars: printColors, colorScheme: 'light' },
        '(prefers-reduced-motion: reduce)': {
          vars: { [vars.motion.fast]: '0s', [vars.motion.slow]: '0s' },
        },
      },
    },
  },
});

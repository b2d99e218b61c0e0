import { constants, dark, light } from '@institute/design-system/tokens';
import { create } from 'storybook/theming';
import { hexOf as hex } from '../docs/color-of.ts';

/** In hexadecimal, because Storybook mixes colors in scripts and supports only older notations. */
const brand = (base: 'light' | 'dark', tokens: typeof light | typeof dark) =>
  create({
    base,
    brandTitle: 'Institute design system',
    brandUrl: './',
    brandTarget: '_self',
    fontBase: constants.font.text,
    colorPrimary: hex(tokens.brand),
    colorSecondary: hex(tokens.brand),
    appBg: hex(tokens.surfaceSunken),
    appContentBg: hex(tokens.surface),
    appPreviewBg: hex(tokens.surface),
    appHoverBg: hex(tokens.surfaceHover),
    appBorderColor: hex(tokens.line),
    appBorderRadius: 10,
    textColor: hex(tokens.ink),
    textInverseColor: hex(tokens.surface),
    textMutedColor: hex(tokens.inkMuted),
    barTextColor: hex(tokens.inkMuted),
    barHoverColor: hex(tokens.brandInk),
    barSelectedColor: hex(tokens.brandInk),
    barBg: hex(tokens.surfaceRaised),
    buttonBg: hex(tokens.surfaceRaised),
    buttonBorder: hex(tokens.lineStrong),
    booleanBg: hex(tokens.surfaceSunken),
    booleanSelectedBg: hex(tokens.surfaceRaised),
    inputBg: hex(tokens.surfaceRaised),
    inputBorder: hex(tokens.lineStrong),
    inputTextColor: hex(tokens.ink),
    inputBorderRadius: 6,
  });

export const brands = { light: brand('light', light), dark: brand('dark', dark) };

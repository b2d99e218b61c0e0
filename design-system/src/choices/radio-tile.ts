import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';
import { focusRing } from '../theme/style.ts';

/** A short text in a frame that can be chosen: a time, a number of a scale. */
export const tile: StyleRule = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  minBlockSize: vars.size.control,
  paddingBlock: vars.space.xs,
  paddingInline: vars.space.xxs,
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.medium,
  background: vars.color.surfaceRaised,
  fontWeight: vars.fontWeight.medium,
  fontVariantNumeric: 'tabular-nums lining-nums',
  lineHeight: vars.lineHeight.snug,
  textAlign: 'center',
  cursor: 'pointer',
  selectors: {
    '&:hover': { background: vars.color.brandSoft },
  },
};

/** The states of a tile that is the label of a radio button. */
export const radioTile: StyleRule = {
  selectors: {
    '[aria-invalid="true"] &': {
      borderColor: vars.color.critical.line,
      // As for boxes, so that weight rather than color shows the state.
      boxShadow: `inset 0 0 0 1px ${vars.color.critical.line}`,
    },
    '&:has(input:disabled)': {
      borderColor: vars.color.line,
      background: vars.color.surfaceSunken,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
    },
    '&:has(input:checked:enabled)': {
      background: vars.color.brand,
      borderColor: vars.color.brandLine,
      color: vars.color.onBrand,
    },
    '[aria-readonly="true"] &:has(input:checked), &:has(input:checked:disabled)': {
      borderStyle: 'dashed',
      borderColor: vars.color.lineStrong,
      background: vars.color.surfaceSunken,
      color: vars.color.ink,
    },
    '&:has(input:focus-visible)': focusRing,
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        '[aria-invalid="true"] &:not(:has(:focus-visible))': {
          outline: '2px solid Mark',
          outlineOffset: '-3px',
        },
        '&:has(input:checked)': { outline: '3px solid Highlight' },
        '&:has(input:disabled)': { borderColor: 'GrayText', color: 'GrayText' },
      },
    },
  },
};

/** The native radio button, visually hidden on top of the whole tile. */
export const tileControl: StyleRule = {
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'inherit',
};

import type { StyleRule } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css.ts';

/** The mark of a step, in a list of steps and in one of events: the same circle, and the same line to the next. */
export const markSize = '1.75rem';
export const markLine = {
  insetBlock: `${markSize} 0`,
  insetInlineStart: `calc(${markSize} / 2 - 0.5px)`,
  borderInlineStart: `1px solid ${vars.color.lineStrong}`,
} satisfies StyleRule;
export const mark: StyleRule = {
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  inlineSize: markSize,
  blockSize: markSize,
  border: `1.5px solid ${vars.color.lineStrong}`,
  borderRadius: vars.radius.full,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
};
export const doneMark = {
  borderColor: vars.color.brandLine,
  background: vars.color.brand,
  color: vars.color.onBrand,
} satisfies StyleRule;
export const failedMark = {
  borderColor: vars.color.critical.line,
  background: vars.color.critical.soft,
  color: vars.color.critical.ink,
} satisfies StyleRule;
export const currentMark = {
  borderWidth: '3px',
  borderColor: vars.color.brandLine,
  background: vars.color.surfaceRaised,
  color: vars.color.ink,
} satisfies StyleRule;

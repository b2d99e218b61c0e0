import { vars } from './contract.css.ts';

/** From the edge of a card, or of a list like one, to its text: on phones the same for all. */
export const inset = `clamp(${vars.space.m}, 0.5rem + 2.4vw, ${vars.space.xl})`;

import { vars } from './contract.css.ts';

/** From the edge of a large card, or of a list like one, to its text. */
export const inset = `clamp(${vars.space.l}, 1rem + 2vw, ${vars.space.xl})`;

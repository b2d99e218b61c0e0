import isChromatic from 'chromatic/isChromatic';
import type { StateName } from './table.ts';

/** Whether a picture is taken of this page: no time passes, and each screen is shown whole, in its own world. */
export const isPictured = isChromatic();

/** The time in the worlds of all commits, and on the pages that pictures are taken of. */
export const picturesStartAt = '2026-03-02T15:00:00Z';

/** The states of screens that pictures are taken of. Each screen's frame is that of its full state. */
export const picturedStates: readonly StateName[] = ['full', 'empty', 'refused', 'late'];

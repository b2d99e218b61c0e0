/**
 * Property tests walk the same random values each time, so that a failure is a change's doing and can be repeated.
 * `FC_SEED=random npm test` explores others; a failure found so becomes an example of its own.
 */
import fc from 'fast-check';

const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

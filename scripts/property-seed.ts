/**
 * Property tests use the same random values each time, so that a failure is caused by a change and can be repeated.
 * `FC_SEED=random npm test` explores others; a failure found this way becomes a regular example.
 */
import fc from 'fast-check';

const seed = process.env.FC_SEED ?? '20261121';
if (seed !== 'random') fc.configureGlobal({ seed: Number(seed) });

/** Setup of tests: properties take the same random values in each run of `npm test`, and others in the long run. */
import fc from 'fast-check';
import { testSeed } from './lane.ts';

fc.configureGlobal({ seed: testSeed });

/** Setup of tests in Node: each of them begins at the same moment, and so does what its file does before the first. */
import { beforeEach } from 'vitest';
import { beginAtMoment } from './moment.ts';

beginAtMoment();
beforeEach(beginAtMoment);

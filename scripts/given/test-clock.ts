/** Setup of tests in Node: each file begins at the same moment. Within a file time runs on, because ids contain it. */
import { beginAtMoment } from './moment.ts';

beginAtMoment();

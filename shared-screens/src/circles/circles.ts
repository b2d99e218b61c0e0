import type { Schemas } from '@institute/api-schema';
import type { App } from '../app.ts';

export type CircleSession = Schemas['CircleSession'];
export type Circle = Pick<Schemas['CoachingCircle'], 'id' | 'title'>;

/** A session of a circle, for what its coach does with it. */
export interface CircleSessionProps extends Pick<App, 'api'> {
  circle: Circle;
  session: CircleSession;
}

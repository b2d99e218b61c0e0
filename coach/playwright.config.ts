import { journeys } from '../scripts/world.ts';

export default await journeys();

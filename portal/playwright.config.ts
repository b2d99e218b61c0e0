import { journeys } from '../scripts/journeys/world.ts';

export default await journeys();

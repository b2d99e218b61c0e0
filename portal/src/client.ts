import { session } from './session.ts';

export const { client, publicClient } = session;

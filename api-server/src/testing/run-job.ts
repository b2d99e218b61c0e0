import { jobList } from '../job-list.ts';
import type { World } from './world.ts';

/** Runs a job once, as the server does. */
export async function runJob({ dependencies, app }: World, name: string): Promise<undefined> {
  await jobList(dependencies, app, null)
    .find((job) => job.name === name)!
    .run();
}

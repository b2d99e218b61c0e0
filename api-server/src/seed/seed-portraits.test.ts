import { expect, it } from 'vitest';
import { memoryFiles } from '../ports/files.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { portraits } from './portraits.ts';
import { demoId } from './seed.ts';
import { writePortraits } from './seed-portraits.ts';

const world = freshWorld();
const nameOf = (person: number) => `media-${demoId('portrait', person)}.svg`;

it('gives coaches a portrait, whose file exists', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  const { content } = (await world.call('listCoaches', { token, query: {} })).body;
  const files = memoryFiles();
  await writePortraits(world.db, files);
  for (const { photo } of content)
    expect(await new Response(await files.read(photo!)).text()).toMatch(/^<svg /);
});

it('doesn’t bring back a portrait that was removed', async () => {
  const { accessToken: token } = await world.signIn('student@example.com');
  await world.call('deleteFile', { token, query: { fileName: nameOf(1) } });
  const files = memoryFiles();
  await writePortraits(world.db, files);
  expect(await files.read(nameOf(1))).toBeNull();
  expect(await files.read(nameOf(5))).not.toBeNull();
});

it('draws with shapes alone', () => {
  const tags = new Set(Object.values(portraits).flatMap((svg) => svg.match(/<\w+/g)));
  expect([...tags].toSorted()).toEqual(['<circle', '<ellipse', '<g', '<path', '<svg']);
});

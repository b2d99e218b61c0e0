import { readFileSync } from 'node:fs';
import { accountErrorMessages } from '@institute/design-system/account';
import { commonErrorMessages } from '@institute/design-system/app';
import { cardErrorMessages } from '@institute/design-system/cards';
import { expect, it } from 'vitest';
import spanish from './lang/es.json' with { type: 'json' };
import { signedInMessages } from './signed-in-messages.ts';

const contract = readFileSync(new URL('../../api-schema/openapi/error-keys.yaml', import.meta.url), 'utf8');
const keys = [...contract.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key!);

it('has no message for a key that the server never sends', () => {
  expect(Object.keys(signedInMessages).filter((key) => !keys.includes(key))).toEqual([]);
});

it('defines every message only once', () => {
  expect(
    Object.keys(signedInMessages).filter(
      (key) => key in { ...commonErrorMessages, ...accountErrorMessages, ...cardErrorMessages },
    ),
  ).toEqual([]);
});

it.each(Object.entries(signedInMessages))('%s has a Spanish message', (_key, message) => {
  const { id } = message as unknown as { id: string };
  expect(spanish).toHaveProperty([id], expect.stringMatching(/\w/));
});

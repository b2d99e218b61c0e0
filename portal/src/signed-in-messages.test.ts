import { readFileSync } from 'node:fs';
import { accountErrorMessages } from '@institute/design-system/account';
import { commonErrorMessages } from '@institute/design-system/app';
import { cardErrorMessages } from '@institute/design-system/cards';
import librarySpanish from '@institute/design-system/lang/es.json' with { type: 'json' };
import { expect, it } from 'vitest';
import portalSpanish from './lang/es.json' with { type: 'json' };
import { signedInMessages } from './signed-in-messages.ts';

const contract = readFileSync(new URL('../../api-schema/openapi/error-keys.yaml', import.meta.url), 'utf8');
const keys = [...contract.matchAll(/^ {2}(\w+):/gm)].map(([, key]) => key!);
const libraryMessages = { ...commonErrorMessages, ...accountErrorMessages, ...cardErrorMessages };
const texts = { ...libraryMessages, ...signedInMessages };
const spanish = { ...librarySpanish, ...portalSpanish };

it('finds the keys of the contract', () => {
  expect(keys.length).toBeGreaterThan(70);
  expect(keys).toEqual(expect.arrayContaining(['default', 'failedPay', 'coachHasSessions']));
});

it.each(keys)('%s has messages in English and Spanish [M-03]', (key) => {
  expect(texts).toHaveProperty(key);
  const { id, defaultMessage } = texts[key as keyof typeof texts] as { id?: string; defaultMessage: string };
  expect(defaultMessage.length).toBeGreaterThan(10);
  expect(spanish).toHaveProperty([id!], expect.stringMatching(/\w/));
  expect((spanish as Record<string, string>)[id!]).not.toBe(defaultMessage);
});

it('has no message for a key that no operation returns', () => {
  const own = ['networkError'];
  expect(Object.keys(texts).filter((key) => !keys.includes(key) && !own.includes(key))).toEqual([]);
});

it('defines every message only once', () => {
  expect(Object.keys(signedInMessages).filter((key) => key in libraryMessages)).toEqual([]);
});

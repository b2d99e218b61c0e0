import { desc } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { defaultSettings, settingsId } from '../institute/settings.ts';
import { emails } from '../tables/emails.ts';
import { instituteSettings } from '../tables/institute.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { write } from './letter.ts';
import { sendEmail } from './outbox.ts';

const world = freshWorld();

it('says which institute of the installation sent it and why, in the reader’s language', async () => {
  await world.db.delete(instituteSettings);
  await world.db.insert(instituteSettings).values({
    ...defaultSettings,
    id: settingsId,
    name: 'Instituto Nopal',
    supportEmail: 'ayuda@nopal.example.com',
  });
  const texts = { EN: { subject: 'News', lines: ['Text.'] }, ES: { subject: 'Noticia', lines: ['Texto.'] } };
  for (const [languageIso2LetterCode, expected] of [
    [
      'EN',
      'Hello Ana,\n\nText.\n\nYour team at Instituto Nopal\n\nQuestions? Contact us: ayuda@nopal.example.com\n\nInstituto Nopal sent you this e-mail because of your account.\n',
    ],
    [
      'ES',
      'Hola Ana,\n\nTexto.\n\nTu equipo de Instituto Nopal\n\n¿Tienes dudas? Escríbenos: ayuda@nopal.example.com\n\nInstituto Nopal te envió este correo debido a tu cuenta.\n',
    ],
  ] as const) {
    const reader = { email: 'ana@example.com', firstName: 'Ana', languageIso2LetterCode };
    await sendEmail(world.db, write(reader, texts), world.clock.now);
    const [email] = await world.db.select().from(emails).orderBy(desc(emails.id)).limit(1);
    expect(email?.text).toBe(expected);
  }
});

it('repeats nothing to an address that isn’t confirmed, which a stranger may have entered', () => {
  const text = { subject: 'News', lines: ['Text.'] };
  const reader = { email: 'ana@example.com', firstName: 'Ana', isVerifiedEmail: false };
  expect(
    (['EN', 'ES'] as const).map(
      (languageIso2LetterCode) =>
        write({ ...reader, languageIso2LetterCode }, { EN: text, ES: text }).greeting,
    ),
  ).toEqual(['Hello,', 'Hola,']);
});

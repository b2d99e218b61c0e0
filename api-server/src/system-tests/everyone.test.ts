import { and, eq } from 'drizzle-orm';
import { expect, it } from 'vitest';
import { isLong } from '../../../scripts/given/lane.ts';
import { newId } from '../platform/identifier.ts';
import { demoId } from '../seed/seed.ts';
import { studentAwards } from '../tables/awards.ts';
import { payments } from '../tables/payments.ts';
import { cohorts } from '../tables/programs.ts';
import { createApplicant, openCohort, personalInfo, plan } from '../testing/applicant.ts';
import { addCard } from '../testing/cards.ts';
import { freshWorld } from '../testing/fresh-world.ts';
import { namesByScript } from '../testing/names.ts';
import { readPdf, textsOf } from '../testing/pdf.ts';

/** What a person is called, how they sign, and what others type to find them. */
type Name = { first: string; middle?: string; last: string; signed?: string; keyword?: string };

const others: Name[] = [
  // The family name first, without a blank, and with one.
  { first: '太郎', last: '山田', signed: '山田太郎' },
  { first: 'Péter', last: 'Nagy', signed: 'Nagy Péter', keyword: 'nagy' },
  { first: 'Jürgen', last: 'Weiß', signed: 'Jurgen Weiss', keyword: 'weiss' },
  { first: 'Łukasz', last: 'Wałęsa', signed: 'Lukasz Walesa', keyword: 'walesa' },
  { first: 'Camila', middle: 'Inés', last: 'Peña Reyes', signed: 'Camila Reyes', keyword: 'pena reyes' },
  { first: 'Camila', last: 'Muñoz de la Ó', signed: 'MUNOZ DE LA O CAMILA', keyword: 'munoz' },
  { first: 'María José', last: 'Gal·la', signed: 'Maria Jose Galla', keyword: 'galla' },
  { first: 'Wanjiru', last: 'Ng‘ang‘a', signed: "Wanjiru Ng'ang'a", keyword: "ng'ang'a" },
  { first: 'Luca', last: 'D‘Angelo', keyword: 'd’angelo' },
  { first: 'Seán', last: 'O´Brien', signed: "Sean O'Brien", keyword: "o'brien" },
  { first: 'Kaʻiulani', last: 'Kealohaʻōuli', signed: "Ka'iulani Kealoha'ouli", keyword: "kealoha'ouli" },
  { first: 'Jean‐Luc', last: 'Picard', signed: 'Jean-Luc Picard', keyword: 'jean-luc' },
  { first: 'Anne‑Marie', last: 'Lévy–Dupont', signed: 'Anne-Marie Levy-Dupont', keyword: 'levy-dupont' },
  { first: 'Omar', last: 'Sayed, Jr.', signed: 'Omar Sayed Jr', keyword: 'sayed' },
  { first: 'Þórunn', last: 'Ægisdóttir', signed: 'Thorunn Aegisdottir', keyword: 'aegisdottir' },
  { first: 'İpek', last: 'Işık', signed: 'Ipek Isik', keyword: 'isik' },
  { first: 'Ștefan', last: 'Țuțea', signed: 'Stefan Tutea', keyword: 'tutea' },
  { first: 'Ọlúwáṣeun', last: 'Adébáyọ̀', signed: 'Oluwaseun Adebayo', keyword: 'adebayo' },
  { first: 'Nhật', middle: 'Minh', last: 'Đặng', signed: 'Đặng Minh Nhật', keyword: 'dang' },
  { first: 'Maria', last: 'van den Berg', keyword: 'van den' },
  // Names of one letter, of 90, and people with a single name, who enter it in both fields.
  { first: 'E', last: 'O' },
  { first: '李', last: '王', signed: '王李' },
  { first: 'Wolfeschlegelstein'.repeat(5), last: 'Hausenbergerdorff'.repeat(5) },
  { first: 'कृष्णमूर्तिवेंकट'.repeat(3), last: 'सुब्रह्मण्यम'.repeat(5) },
  { first: 'Suharto', last: 'Suharto', signed: 'Suharto' },
  { first: 'ﾏﾘｱ', last: 'サトウ', signed: 'サトウ マリア' },
  { first: '\u200eLeila\u200b ', last: '\u00a0Karimi', signed: 'Leila Karimi' },
];

const people: Name[] = [
  ...others,
  ...Object.values(namesByScript).map(([first, last]): Name => ({ first, last, signed: `${last} ${first}` })),
];

/** Four of them, in as many scripts, unless all are asked for. */
const chosen = isLong ? people : [others[3]!, people.at(-22)!];

const world = freshWorld();

/** The name as it is kept: without what came with pasting it. */
const kept = (name: string) => name.replaceAll(/^[\s\u200b\u200e]+|[\s\u200b\u200e]+$/g, '').normalize();
const textOf = (bytes: Uint8Array) =>
  textsOf(readPdf(bytes).structure)
    .map(({ text }) => text.replaceAll(/\s+/g, ' '))
    .join('\n');

it('are sixty people', () => {
  expect(people).toHaveLength(60);
});

it.each(chosen.map((person, index) => ({ ...person, index })))(
  '$first $last signs up, signs, pays, is found and gets a certificate',
  async ({ first, middle, last, signed, keyword, index }) => {
    const email = `person.${index}@example.com`;
    const names = { firstName: first, lastName: last };
    const signedUp = await world.call('signUpStudent', {
      body: { ...names, email, languageIso2LetterCode: 'EN' },
    });
    expect(signedUp.status).toBe(201);
    await world.call('createVerificationCode', { body: { email, purpose: 'CREATE_PASSWORD' } });
    const letter = await world.lastEmail(email);
    const password = 'Mañana-Sol-2027';
    const body = { email, verificationCode: letter.secret, password };
    expect((await world.call('createPassword', { body })).status).toBe(200);

    // Signs in again with the password in another form.
    const person = await createApplicant(world, email, password.normalize('NFD'));
    const { token, accessToken, studentId } = person;
    const own = (id: string) => ({ path: { id }, token });
    await world.db.update(cohorts).set({ seatsTaken: 0 }).where(eq(cohorts.id, openCohort));
    const { id } = (await person.create()).body.content;
    const saved = await person.save(id, {
      step: 'PERSONAL_INFO',
      ...personalInfo,
      personalInfo: { ...personalInfo.personalInfo, ...names, middleName: middle ?? null },
    });
    expect(saved.status).toBe(200);
    await world.call('choosePaymentPlan', { ...own(id), body: plan });
    const whole = [first, middle, last]
      .filter((part) => part !== undefined)
      .map(kept)
      .join(' ');
    const name = signed ?? whole;
    const signature = { type: 'TYPED', value: name, name };
    expect((await person.sign(id, { signature })).status).toBe(200);
    const agreement = (await person.agreement(id))!;
    const at = { path: { id: agreement.id, documentId: agreement.documentId }, token };
    expect(textOf((await world.call('downloadEnvelopeDocument', at)).bytes)).toContain(whole);

    const card = await addCard(world, { accessToken, studentId }, 'succeeds');
    const paymentMethodId = card.body.content.id;
    await world.call('choosePaymentMethod', { ...own(id), body: { paymentMethodId } });
    expect((await person.submit(id)).status).toBe(200);
    expect((await world.lastEmail(email)).text).toContain(kept(first));
    const [payment] = await world.db
      .select()
      .from(payments)
      .where(and(eq(payments.studentId, studentId), eq(payments.status, 'ACCEPTED')));
    const receipt = await world.call('getPaymentReceipt', { path: { id: payment!.id }, token });
    expect(textOf(receipt.bytes)).toContain(whole);

    const advisor = await world.tokenOf('advisor@example.com');
    const query = { keyword: keyword ?? kept(last).slice(0, 20), size: 100 };
    const found = await world.call('listStudents', { token: advisor, query });
    expect(found.body.content.map((student) => student.id)).toContain(studentId);

    const [given] = await world.db
      .select()
      .from(studentAwards)
      .where(eq(studentAwards.id, demoId('studentAward', 101)));
    const { statusIndex: _, ...award } = given!;
    const awardId = newId();
    const issued = { id: awardId, studentId, holderName: whole, certificateNumber: awardId };
    await world.db
      .insert(studentAwards)
      .values({ ...award, ...issued, verificationCode: awardId, shareToken: null });
    const certificate = { path: { id: studentId, awardId }, token };
    const { bytes } = await world.call('getAwardCertificate', certificate);
    expect(textOf(bytes)).toContain(whole);
    expect((await world.call('getAwardCertificate', certificate)).bytes).toEqual(bytes);
  },
);

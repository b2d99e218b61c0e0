import type { Schemas } from '@institute/api-schema';
import { and, eq, lte, max, sql } from 'drizzle-orm';
import { encodeQR } from 'qr';
import type { Config } from '../config.ts';
import { type Certificate, renderCertificate } from '../documents/certificate-pdf.ts';
import type { Language } from '../documents/document.ts';
import { formsOf } from '../documents/formats.ts';
import { readSettings } from '../institute/settings.ts';
import type { Database } from '../platform/database.ts';
import { sha256 } from '../platform/digest.ts';
import { FileAnswer } from '../platform/file-answer.ts';
import { instituteDay } from '../platform/institute-days.ts';
import { registrar } from '../signing/emails.ts';
import { awardCertificates } from '../tables/awards.ts';
import { courseStudents, courses, moduleProgress, modules } from '../tables/courses.ts';
import type { IssuedAward } from './read-awards.ts';

const texts = {
  EN: {
    title: (title: string) => `Certificate: ${title}`,
    heading: 'Certificate',
    statement: ['This certifies that', 'has earned the award'],
    day: 'Awarded on',
    number: 'Certificate number',
    modules: (count: string) => `Modules completed: ${count}`,
    courses: (names: string) => `Courses completed: ${names}`,
    sessions: (count: string) => `Circle sessions attended: ${count}`,
    scan: 'Scan the code or open the address to see whether this certificate is valid.',
    code: 'QR code of the address below',
    revoked: (day: string) =>
      `REVOKED. The institute revoked this award on ${day}. This certificate is not valid.`,
    fileName: 'certificate',
  },
  ES: {
    title: (title: string) => `Certificado: ${title}`,
    heading: 'Certificado',
    statement: ['Se certifica que', 'ganó el reconocimiento'],
    day: 'Otorgado el',
    number: 'Número de certificado',
    modules: (count: string) => `Módulos completados: ${count}`,
    courses: (names: string) => `Cursos completados: ${names}`,
    sessions: (count: string) => `Sesiones de círculo con asistencia: ${count}`,
    scan: 'Escanea el código o abre la dirección para saber si este certificado es válido.',
    code: 'Código QR de la dirección de abajo',
    revoked: (day: string) =>
      `REVOCADO. El instituto revocó este reconocimiento el ${day}. Este certificado no es válido.`,
    fileName: 'certificado',
  },
} satisfies Record<Language, unknown>;

/** The address of the public page, by a public link or by the code on a certificate. */
export const publicAddress = ({ portalOrigin }: Pick<Config, 'portalOrigin'>, token: string): string =>
  `${portalOrigin}/awards/shared/${token}`;

/** A text as a QR code. Rows of adjacent dark modules are drawn as one rectangle. */
export function qrCodeOf(text: string): Schemas['QrCode'] {
  const rows = encodeQR(text, 'raw', { ecc: 'medium', border: 1 })
    .slice(1, -1)
    .map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) =>
    [
      ...row
        .map((isDark) => (isDark ? '1' : '0'))
        .join('')
        .matchAll(/1+/g),
    ].map(({ 0: { length }, index }) => `M${index} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

/** The courses that the student had completed when the award was issued, in the order of their completion. */
async function completedCourses(db: Database, { studentId, awardedAt }: IssuedAward) {
  const completedAt = max(moduleProgress.completedAt);
  return db
    .select({
      id: courses.id,
      title: courses.title,
      isSelfReported: sql<boolean>`coalesce(bool_or(${moduleProgress.completionSource} = 'SELF_REPORTED'), false)`,
    })
    .from(courseStudents)
    .innerJoin(courses, eq(courses.id, courseStudents.courseId))
    .innerJoin(modules, eq(modules.courseId, courses.id))
    .innerJoin(
      moduleProgress,
      and(eq(moduleProgress.moduleId, modules.id), eq(moduleProgress.studentId, courseStudents.studentId)),
    )
    .where(and(eq(courseStudents.studentId, studentId), eq(courseStudents.status, 'COMPLETED')))
    .groupBy(courses.id)
    .having(lte(completedAt, awardedAt))
    .orderBy(completedAt);
}

type CompletedCourse = Awaited<ReturnType<typeof completedCourses>>[number];
/** More are counted. */
const mostNamed = 3;

function figureOf(
  { type, current, courseId, countsSelfReported }: IssuedAward['criteria'][number],
  completed: CompletedCourse[],
  language: Language,
): string {
  const say = texts[language];
  const count = String(current);
  switch (type) {
    case 'MODULES_COMPLETED':
      return say.modules(count);
    case 'COURSES_COMPLETED':
    case 'COURSE_COMPLETED': {
      const counted = completed
        .filter(({ id, isSelfReported }) =>
          courseId ? id === courseId : countsSelfReported || !isSelfReported,
        )
        .slice(0, current);
      const isNamed = counted.length === current && current <= mostNamed;
      return say.courses(isNamed ? counted.map(({ title }) => title).join(', ') : count);
    }
    case 'SESSIONS_ATTENDED':
      return say.sessions(count);
  }
}

function write(award: IssuedAward, completed: CompletedCourse[], config: Config): Certificate {
  const language = award.languageIso2LetterCode;
  const say = texts[language];
  const { date } = formsOf(language, 'USD');
  const dayOf = (moment: Date) => date(instituteDay(moment));
  const address = publicAddress(config, award.verificationCode);
  const [before, after] = say.statement;
  return {
    title: say.title(award.title[language]),
    language,
    heading: say.heading,
    statement: [before!, after!],
    name: award.holderName,
    award: award.title[language],
    description: award.description[language],
    figures: award.criteria.map((criterion) => figureOf(criterion, completed, language)),
    facts: [
      [say.day, dayOf(award.awardedAt)],
      [say.number, award.certificateNumber],
    ],
    signer: registrar[language],
    check: { text: say.scan, address, alt: say.code, code: qrCodeOf(address) },
    revoked: award.revokedAt ? say.revoked(dayOf(award.revokedAt)) : null,
  };
}

async function render(db: Database, award: IssuedAward, config: Config, createdAt: Date) {
  const number = award.certificateNumber;
  const certificate = write(award, await completedCourses(db, award), config);
  return renderCertificate(certificate, await readSettings(db), { number, createdAt });
}

/**
 * Seals the certificate of an award: its bytes are stored with their hash and never change. Returns those of the first
 * call. `db` may be the transaction that issues the award.
 */
export async function sealCertificate(
  db: Database,
  award: IssuedAward,
  config: Config,
): Promise<Uint8Array<ArrayBuffer>> {
  const find = () =>
    db.select().from(awardCertificates).where(eq(awardCertificates.studentAwardId, award.id));
  const [sealed] = await find();
  if (sealed) return sealed.bytes;
  const bytes = await render(db, { ...award, revokedAt: null }, config, award.awardedAt);
  await db
    .insert(awardCertificates)
    .values({ studentAwardId: award.id, sha256: sha256(bytes), bytes })
    .onConflictDoNothing();
  return (await find())[0]!.bytes;
}

/** The certificate of an award as a PDF. That of a revoked award says so. */
export async function certificateOf(db: Database, award: IssuedAward, config: Config): Promise<FileAnswer> {
  const bytes = award.revokedAt
    ? await render(db, award, config, award.revokedAt)
    : await sealCertificate(db, award, config);
  const { fileName } = texts[award.languageIso2LetterCode];
  return new FileAnswer(bytes, 'application/pdf', `${fileName}-${award.certificateNumber}.pdf`);
}

import { expect, it } from 'vitest';
import { readPdf, textsOf } from '../testing/pdf.ts';
import { type Certificate, renderCertificate } from './certificate-pdf.ts';

const issuer = { name: 'Instituto Nopal', address: null, supportEmail: null, supportPhone: null };
const certificate: Certificate = {
  title: 'Certificado: Diez módulos',
  language: 'ES',
  heading: 'Certificado',
  statement: ['Se certifica que', 'ganó el reconocimiento'],
  name: 'Zoë Núñez',
  award: 'Diez módulos',
  description: 'Completó diez módulos.',
  figures: ['Módulos completados: 10', 'Cursos completados: 2'],
  facts: [
    ['Otorgado el', '1 ene 2026'],
    ['Número', '2026-DEMO11'],
  ],
  signer: 'Oficina de registro',
  check: {
    text: 'Escanea el código.',
    address: 'https://portal.example.com/awards/shared/abc',
    alt: 'Código QR',
    code: { path: 'M0 0h1v1h-1z', size: 1 },
  },
  revoked: null,
};
const render = async (change: Partial<Certificate> = {}) =>
  readPdf(
    await renderCertificate({ ...certificate, ...change }, issuer, {
      number: '2026-DEMO11',
      createdAt: new Date('2026-01-01T12:00:00Z'),
    }),
  );

it('reads in the order of its meaning, on one page, with its language and title', async () => {
  const pdf = await render();
  expect(textsOf(pdf.structure)).toEqual([
    { tag: 'P', text: 'Instituto Nopal' },
    { tag: 'H1', text: 'Certificado' },
    { tag: 'P', text: 'Se certifica que' },
    { tag: 'P', text: 'Zoë Núñez' },
    { tag: 'P', text: 'ganó el reconocimiento' },
    { tag: 'H2', text: 'Diez módulos' },
    { tag: 'P', text: 'Completó diez módulos.' },
    { tag: 'P', text: 'Módulos completados: 10 · Cursos completados: 2' },
    { tag: 'P', text: 'Otorgado el: 1 ene 2026' },
    { tag: 'P', text: 'Número: 2026-DEMO11' },
    { tag: 'P', text: 'Oficina de registro' },
    { tag: 'P', text: 'Instituto Nopal' },
    { tag: 'P', text: 'Escanea el código.' },
    { tag: 'P', text: 'https://portal.example.com/awards/shared/abc' },
  ]);
  expect(pdf.structure[0]!.children.find(({ tag }) => tag === 'Figure')).toMatchObject({ alt: 'Código QR' });
  expect(pdf.isAllMarked).toBe(true);
  expect(pdf.pages).toBe(1);
  expect(pdf.catalog).toMatchObject({ Lang: 'es-US' });
  expect(pdf.info).toMatchObject({ Title: certificate.title, Author: 'Instituto Nopal' });
});

it('stays on one page with a long name, award and text, and keeps letters that its fonts lack', async () => {
  const name = '山田太郎 Hernández-Villaseñor de la Cruz y Montenegro '.repeat(2).trim();
  const description = 'Completó todos los módulos del programa y aprobó la evaluación. '.repeat(12).trim();
  const award = 'Coach certificado de salud y bienestar integral con mención en nutrición'.repeat(2);
  const pdf = await render({ name, description, award });
  expect(pdf.pages).toBe(1);
  const texts = textsOf(pdf.structure).map(({ text }) => text.replaceAll(/\s+/g, ' '));
  for (const text of [name, award, description]) expect(texts).toContain(text);
});

it('begins with the revocation of a revoked award', async () => {
  const texts = textsOf((await render({ revoked: 'REVOCADO.' })).structure).map(({ text }) => text);
  expect(texts.slice(0, 3)).toEqual(['Instituto Nopal', 'REVOCADO.', 'Certificado']);
});

import type { Language, useContentLanguage } from '@institute/api-schema/languages';
import { allPages, largestPage } from '@institute/api-schema/queries';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';
import type { Application, Cohort, StepName } from './applications.ts';

type ContentLanguage = ReturnType<typeof useContentLanguage>;

/** In the user's language, if translated. */
export const programQuery = (id: string, languageIso2LetterCode: ContentLanguage) =>
  api.queryOptions('get', '/public/programs/{id}', {
    params: { path: { id }, query: { languageIso2LetterCode } },
  });

/** What a program's page says about it. */
export const programDetailsQuery = (id: string, languageIso2LetterCode: ContentLanguage) =>
  api.queryOptions('get', '/public/programs/{id}/details', {
    params: { path: { id }, query: { languageIso2LetterCode } },
  });

/** Programs with a class in a language, or all programs with English texts. The institute has a handful. */
export const programsQuery = (languageIso2LetterCode: Language | null) =>
  api.queryOptions(
    'get',
    '/public/programs',
    { params: { query: { languageIso2LetterCode, size: largestPage } } },
    { select: ({ content }) => content },
  );

/** Those with free seats first. */
const openFirst = (cohorts: Cohort[]) =>
  cohorts.toSorted((a, b) => Number(a.seatsLeft === 0) - Number(b.seatsLeft === 0));

/** All available classes of a program, or those in one language, to choose one of them. */
export const cohortsQuery = (id: string, languageIso2LetterCode: Language | null = null) => ({
  ...allPages(
    api.queryOptions('get', '/public/programs/{id}/cohorts', {
      params: { path: { id }, query: { languageIso2LetterCode } },
    }),
  ),
  select: openFirst,
});

/** With prices for the chosen class and a promo code. */
export const plansQuery = (
  { program, cohort }: { program: { id: string }; cohort: { id: string } | null },
  voucherCode: string | null,
  languageIso2LetterCode: ContentLanguage,
) =>
  api.queryOptions('get', '/public/programs/{id}/payment_plans', {
    params: {
      path: { id: program.id },
      query: { cohortId: cohort?.id ?? null, voucherCode, languageIso2LetterCode },
    },
  });

export const agreementsQuery = (id: string) =>
  api.queryOptions('get', '/enrollment_applications/{id}/agreements', { params: { path: { id } } });

const methodsQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/payment_methods', { params: { path: { id } } });

/** A query that failed is removed, so that its step requests it again instead of showing the error. */
async function prefetch(query: { queryKey: QueryKey }): Promise<void> {
  await queryClient.prefetchQuery(query);
  const { queryKey } = query;
  if (queryClient.getQueryData(queryKey) === undefined)
    queryClient.removeQueries({ queryKey, exact: true, type: 'inactive' });
}

/** Prefetches a step's data, as far as it is known before the previous step is saved. */
export function prefetchStep(step: StepName, application: Application, language: ContentLanguage): void {
  const { program, studentId, voucherCode } = application;
  switch (step) {
    case 'COURSE':
      void prefetch(programQuery(program.id, language));
      void prefetch(cohortsQuery(program.id));
      return;
    case 'PAYMENT_PLAN':
      void prefetch(plansQuery(application, null, language));
      if (voucherCode) void prefetch(plansQuery(application, voucherCode, language));
      return;
    case 'PAYMENT_METHOD':
    case 'REVIEW':
      void prefetch(methodsQuery(studentId));
      return;
    // The shell has already read the student, and the agreement depends on the earlier steps.
    case 'PERSONAL_INFO':
    case 'AGREEMENT':
  }
}

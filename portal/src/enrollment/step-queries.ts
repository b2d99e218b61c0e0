import { allPages, largestPage } from '@institute/api-schema/queries';
import type { QueryKey } from '@tanstack/react-query';
import { api } from '../api.ts';
import { queryClient } from '../query-client.ts';
import type { Application, StepName } from './applications.ts';

const languageOf = (locale: string): 'EN' | 'ES' => (locale === 'es' ? 'ES' : 'EN');

/** In the user's language, if translated. */
export const programQuery = (id: string, locale: string) =>
  api.queryOptions('get', '/public/programs/{id}', {
    params: { path: { id }, query: { languageIso2LetterCode: languageOf(locale) } },
  });

/** Programs with a class in a language, or all programs with English texts. The institute has a handful. */
export const programsQuery = (languageIso2LetterCode: 'EN' | 'ES' | null) =>
  api.queryOptions(
    'get',
    '/public/programs',
    { params: { query: { languageIso2LetterCode, size: largestPage } } },
    { select: ({ content }) => content },
  );

/** All available classes of a program, or those in one language, to choose one of them. */
export const cohortsQuery = (id: string, languageIso2LetterCode: 'EN' | 'ES' | null = null) =>
  allPages(
    api.queryOptions('get', '/public/programs/{id}/cohorts', {
      params: { path: { id }, query: { languageIso2LetterCode } },
    }),
  );

/** With prices for the chosen class and a promo code. */
export const plansQuery = ({ program, cohort }: Application, voucherCode: string | null, locale: string) =>
  api.queryOptions('get', '/public/programs/{id}/payment_plans', {
    params: {
      path: { id: program.id },
      query: { cohortId: cohort?.id ?? null, voucherCode, languageIso2LetterCode: languageOf(locale) },
    },
  });

export const agreementsQuery = (id: string) =>
  api.queryOptions('get', '/enrollment_applications/{id}/agreements', { params: { path: { id } } });

const methodsQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/payment_methods', { params: { path: { id } } });

/** Prefetches a query. A failure leaves nothing behind, so the step that needs it requests it again. */
function ahead(query: { queryKey: QueryKey }): void {
  const { retry } = queryClient.getDefaultOptions().queries!;
  queryClient.fetchQuery({ ...query, retry }).catch(() =>
    queryClient.removeQueries({
      queryKey: query.queryKey,
      exact: true,
      predicate: (failed) => failed.state.data === undefined && failed.getObserversCount() === 0,
    }),
  );
}

/** Prefetches a step's data, as far as it is known before the previous step is saved. */
export function fetchStep(step: StepName, application: Application, locale: string): void {
  const { program, studentId, voucherCode } = application;
  switch (step) {
    case 'COURSE':
      ahead(programQuery(program.id, locale));
      ahead(cohortsQuery(program.id));
      return;
    case 'PAYMENT_PLAN':
      ahead(plansQuery(application, null, locale));
      if (voucherCode) ahead(plansQuery(application, voucherCode, locale));
      return;
    case 'PAYMENT_METHOD':
    case 'REVIEW':
      ahead(methodsQuery(studentId));
      return;
    // The shell has already read the student, and the agreement depends on the earlier steps.
    case 'PERSONAL_INFO':
    case 'AGREEMENT':
  }
}

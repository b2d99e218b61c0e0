import { api } from '../api.ts';
import { queryClient } from '../client.ts';
import type { Application, StepName } from './applications.ts';

type LanguageCode = 'EN' | 'ES';

/** In the language of the reader, where there is a translation. */
export const programQuery = (id: string, locale: string) =>
  api.queryOptions('get', '/public/programs/{id}', {
    params: {
      path: { id },
      query: { languageIso2LetterCode: (locale === 'es' ? 'ES' : 'EN') as LanguageCode },
    },
  });

export const cohortsQuery = (id: string) =>
  api.queryOptions('get', '/public/programs/{id}/cohorts', {
    params: { path: { id }, query: { size: 100 } },
  });

/** With what they come to for the chosen class, and for a promo code. */
export const plansQuery = ({ program, cohort }: Application, voucherCode: string | null) =>
  api.queryOptions('get', '/public/programs/{id}/payment_plans', {
    params: { path: { id: program.id }, query: { cohortId: cohort?.id ?? null, voucherCode } },
  });

export const agreementsQuery = (id: string) =>
  api.queryOptions('get', '/enrollment_applications/{id}/agreements', { params: { path: { id } } });

const methodsQuery = (id: string) =>
  api.queryOptions('get', '/students/{id}/payment_methods', { params: { path: { id } } });

/** Reads what a step shows, as far as it is known before the one in front of it is saved. */
export function fetchStep(step: StepName, application: Application, locale: string): void {
  const { program, studentId, voucherCode } = application;
  switch (step) {
    case 'COURSE':
      void queryClient.prefetchQuery(programQuery(program.id, locale));
      void queryClient.prefetchQuery(cohortsQuery(program.id));
      return;
    case 'PAYMENT_PLAN':
      void queryClient.prefetchQuery(plansQuery(application, null));
      if (voucherCode) void queryClient.prefetchQuery(plansQuery(application, voucherCode));
      return;
    case 'PAYMENT_METHOD':
    case 'REVIEW':
      void queryClient.prefetchQuery(methodsQuery(studentId));
      return;
    // The shell has read the student; the agreement is made of what the steps before it say.
    case 'PERSONAL_INFO':
    case 'AGREEMENT':
  }
}

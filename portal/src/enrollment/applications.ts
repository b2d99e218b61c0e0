import type { Schemas } from '@institute/api-schema';
import type { StepState } from '@institute/design-system/forms';
import { useSuspenseQuery } from '@tanstack/react-query';
import { defineMessages, type MessageDescriptor } from 'react-intl';
import { api } from '../api.ts';
import { paths } from '../places.ts';
import { queryClient } from '../query-client.ts';

export type Application = Schemas['EnrollmentApplication'];
export type ApplicationStatus = Schemas['EnrollmentApplicationStatus'];
export type Cohort = Schemas['Cohort'];
export type StepName = Schemas['EnrollmentStepName'];
export type PaymentPlan = Schemas['PaymentPlan'];

const stepPath: Record<StepName, (params: { applicationId: string }) => string> = {
  COURSE: paths.enrollmentCourse,
  PERSONAL_INFO: paths.enrollmentPersonalInfo,
  PAYMENT_PLAN: paths.enrollmentPaymentPlan,
  AGREEMENT: paths.enrollmentAgreement,
  PAYMENT_METHOD: paths.enrollmentPaymentMethod,
  REVIEW: paths.enrollmentReview,
};

/** The steps of an application, in the order in which they are taken. */
export const stepNames = Object.keys(stepPath) as readonly StepName[];

export const stepTitles: Record<StepName, MessageDescriptor> = defineMessages({
  COURSE: { defaultMessage: 'Course' },
  PERSONAL_INFO: { defaultMessage: 'Personal information' },
  PAYMENT_PLAN: { defaultMessage: 'Payment plan' },
  AGREEMENT: { defaultMessage: 'Agreement', description: 'A step of enrolling: signing' },
  PAYMENT_METHOD: { defaultMessage: 'Payment method' },
  REVIEW: { defaultMessage: 'Review and submit' },
});

export const stepStates: Record<Application['steps'][number]['status'], StepState> = {
  CANNOT_START: 'blocked',
  NOT_STARTED: 'notStarted',
  IN_PROGRESS: 'inProgress',
  COMPLETED: 'completed',
  PROBLEM: 'problem',
};

export const stepHref = (id: string, step: StepName) => stepPath[step]({ applicationId: id });

/** Where to continue: the next step, or the status page. */
export const resumeHref = ({ id, nextStep }: Pick<Application, 'id' | 'nextStep'>): string =>
  nextStep ? stepHref(id, nextStep) : paths.applicationStatus({ applicationId: id });

const applicationQuery = (id: string) =>
  api.queryOptions('get', '/enrollment_applications/{id}', { params: { path: { id } } });

export const useApplication = (id: string) => useSuspenseQuery(applicationQuery(id)).data.content;

/** Every screen shows the server's response from now on. */
export function keepApplication(application: Application): Application {
  queryClient.setQueryData(applicationQuery(application.id).queryKey, { content: application });
  return application;
}

/** The application as listed, until its own request arrives. */
export function offerApplication(application: Application): void {
  const { queryKey } = applicationQuery(application.id);
  if (!queryClient.getQueryData(queryKey))
    queryClient.setQueryData(queryKey, { content: application }, { updatedAt: 0 });
}

/** The current version on the server. */
export async function readApplication(id: string): Promise<Application> {
  return (await queryClient.fetchQuery({ ...applicationQuery(id), staleTime: 0 })).content;
}

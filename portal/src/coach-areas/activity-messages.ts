import type { components } from '@institute/api-schema';
import { defineMessages, type MessageDescriptor } from 'react-intl';

type Schemas = components['schemas'];
export type Activity = Schemas['Activity'];

export const sourceMessages: Record<Activity['source'], MessageDescriptor> = defineMessages({
  COACH: { defaultMessage: 'Coach', description: 'In which part someone acted' },
  STUDENT: { defaultMessage: 'Student', description: 'In which part someone acted' },
  ADVISOR: { defaultMessage: 'Advisor', description: 'In which part someone acted' },
  ADMIN: { defaultMessage: 'Administrator', description: 'In which part someone acted' },
  SYSTEM: {
    defaultMessage: 'Automatic',
    description: 'In which part something happened: no one did it in person',
  },
});

export const categoryMessages: Record<Activity['category'], MessageDescriptor> = defineMessages({
  ACCOUNT: { defaultMessage: 'Account', description: 'What an activity is about' },
  PROFILE: { defaultMessage: 'Profile', description: 'What an activity is about' },
  COACHING: { defaultMessage: 'Coaching', description: 'What an activity is about' },
  LEARNING: { defaultMessage: 'Learning', description: 'What an activity is about' },
});

export const typeMessages: Record<Activity['type'], MessageDescriptor> = defineMessages({
  SIGNED_IN: { defaultMessage: 'Signed in', description: 'Something that was done, in a log' },
  SIGNED_OUT: { defaultMessage: 'Signed out', description: 'Something that was done, in a log' },
  PASSWORD_CHANGED: { defaultMessage: 'Password changed', description: 'Something that was done, in a log' },
  EMAIL_VERIFIED: { defaultMessage: 'E-mail confirmed', description: 'Something that was done, in a log' },
  PROFILE_UPDATED: { defaultMessage: 'Profile updated', description: 'Something that was done, in a log' },
  COACH_PROFILE_UPDATED: {
    defaultMessage: 'Coach profile updated',
    description: 'Something that was done, in a log',
  },
  EDUCATION_ADDED: { defaultMessage: 'Education added', description: 'Something that was done, in a log' },
  EDUCATION_UPDATED: {
    defaultMessage: 'Education updated',
    description: 'Something that was done, in a log',
  },
  EDUCATION_DELETED: {
    defaultMessage: 'Education deleted',
    description: 'Something that was done, in a log',
  },
  CERTIFICATION_ADDED: {
    defaultMessage: 'Certification added',
    description: 'Something that was done, in a log',
  },
  CERTIFICATION_UPDATED: {
    defaultMessage: 'Certification updated',
    description: 'Something that was done, in a log',
  },
  CERTIFICATION_DELETED: {
    defaultMessage: 'Certification deleted',
    description: 'Something that was done, in a log',
  },
  PRODUCT_ADDED: {
    defaultMessage: 'Service or product added',
    description: 'Something that was done, in a log',
  },
  PRODUCT_UPDATED: {
    defaultMessage: 'Service or product updated',
    description: 'Something that was done, in a log',
  },
  PRODUCT_DELETED: {
    defaultMessage: 'Service or product deleted',
    description: 'Something that was done, in a log',
  },
  SESSION_SCHEDULED: {
    defaultMessage: 'Session scheduled',
    description: 'Something that was done, in a log',
  },
  SESSION_COMPLETED: {
    defaultMessage: 'Session completed',
    description: 'Something that was done, in a log',
  },
  SESSION_CANCELLED: { defaultMessage: 'Session canceled', description: 'Something that was done, in a log' },
  NOTE_ADDED: { defaultMessage: 'Note added', description: 'Something that was done, in a log' },
  COURSE_COMPLETED: { defaultMessage: 'Course completed', description: 'Something that was done, in a log' },
  AWARD_EARNED: { defaultMessage: 'Award earned', description: 'Something that was done, in a log' },
  AWARD_REVOKED: { defaultMessage: 'Award revoked', description: 'Something that was done, in a log' },
  PREFERENCES_UPDATED: {
    defaultMessage: 'Preferences updated',
    description: 'Something that was done, in a log',
  },
  CIRCLE_JOINED: { defaultMessage: 'Circle joined', description: 'Something that was done, in a log' },
  CIRCLE_LEFT: { defaultMessage: 'Circle left', description: 'Something that was done, in a log' },
  CIRCLE_TRANSFERRED: {
    defaultMessage: 'Moved to another circle',
    description: 'Something that was done, in a log',
  },
  SESSION_RESCHEDULED: { defaultMessage: 'Session moved', description: 'Something that was done, in a log' },
  SESSION_MISSED: { defaultMessage: 'No-show', description: 'Something that was done, in a log' },
  SESSION_MOVE_ACCEPTED: {
    defaultMessage: 'New time accepted',
    description: 'Something that was done, in a log: a client accepts the new time of a session',
  },
  COACH_ABSENCE_REPORTED: {
    defaultMessage: 'Coach’s absence reported',
    description: 'Something that was done, in a log: a client says that the coach did not come',
  },
  PRODUCT_PUBLISHED: {
    defaultMessage: 'Service or product published',
    description: 'Something that was done, in a log',
  },
  PRODUCT_UNPUBLISHED: {
    defaultMessage: 'Service or product unpublished',
    description: 'Something that was done, in a log',
  },
  PRODUCT_PURCHASED: {
    defaultMessage: 'Service or product bought',
    description: 'Something that was done, in a log',
  },
  PRODUCT_REFUNDED: { defaultMessage: 'Purchase refunded', description: 'Something that was done, in a log' },
  SCHEDULE_ADDED: { defaultMessage: 'Schedule added', description: 'Something that was done, in a log' },
  SCHEDULE_UPDATED: { defaultMessage: 'Schedule updated', description: 'Something that was done, in a log' },
  SCHEDULE_DELETED: { defaultMessage: 'Schedule deleted', description: 'Something that was done, in a log' },
  SUBSCRIBED: { defaultMessage: 'Subscription started', description: 'Something that was done, in a log' },
  SUBSCRIPTION_CHANGED: {
    defaultMessage: 'Subscription changed',
    description: 'Something that was done, in a log',
  },
  SUBSCRIPTION_CANCELLED: {
    defaultMessage: 'Subscription canceled',
    description: 'Something that was done, in a log',
  },
  SUBSCRIPTION_RESUMED: {
    defaultMessage: 'Subscription resumed',
    description: 'Something that was done, in a log',
  },
  SUBSCRIPTION_PAST_DUE: {
    defaultMessage: 'Subscription past due',
    description: 'Something that was done, in a log',
  },
  ACCOUNT_UPDATED: { defaultMessage: 'Account updated', description: 'Something that was done, in a log' },
  COACH_ACCOUNT_DELETED: {
    defaultMessage: 'Coach account deleted',
    description: 'Something that was done, in a log',
  },
});

import type { Schemas } from '@institute/api-schema';
import { defineMessages, type MessageDescriptor } from 'react-intl';

export type Activity = Schemas['Activity'];

export const sourceMessages: Record<Activity['source'], MessageDescriptor> = defineMessages({
  COACH: { defaultMessage: 'Coach', description: 'In which part someone acted' },
  STUDENT: { defaultMessage: 'Student' },
  ADVISOR: { defaultMessage: 'Advisor' },
  ADMIN: { defaultMessage: 'Administrator' },
  SYSTEM: {
    defaultMessage: 'Automatic',
    description: 'In which part something happened: no one did it in person',
  },
});

export const categoryMessages: Record<Activity['category'], MessageDescriptor> = defineMessages({
  ACCOUNT: { defaultMessage: 'Account' },
  PROFILE: { defaultMessage: 'Profile' },
  COACHING: { defaultMessage: 'Coaching' },
  LEARNING: { defaultMessage: 'Learning' },
});

export const typeMessages: Record<Activity['type'], MessageDescriptor> = defineMessages({
  SIGNED_IN: { defaultMessage: 'Signed in' },
  SIGNED_OUT: { defaultMessage: 'Signed out' },
  PASSWORD_CHANGED: { defaultMessage: 'Password changed' },
  EMAIL_VERIFIED: { defaultMessage: 'E-mail confirmed' },
  PROFILE_UPDATED: { defaultMessage: 'Profile updated' },
  COACH_PROFILE_UPDATED: { defaultMessage: 'Coach profile updated' },
  EDUCATION_ADDED: { defaultMessage: 'Education added' },
  EDUCATION_UPDATED: { defaultMessage: 'Education updated' },
  EDUCATION_DELETED: { defaultMessage: 'Education deleted' },
  CERTIFICATION_ADDED: { defaultMessage: 'Certification added' },
  CERTIFICATION_UPDATED: { defaultMessage: 'Certification updated' },
  CERTIFICATION_DELETED: { defaultMessage: 'Certification deleted' },
  PRODUCT_ADDED: { defaultMessage: 'Service or product added' },
  PRODUCT_UPDATED: { defaultMessage: 'Service or product updated' },
  PRODUCT_DELETED: { defaultMessage: 'Service or product deleted' },
  SESSION_SCHEDULED: { defaultMessage: 'Session scheduled' },
  SESSION_COMPLETED: { defaultMessage: 'Session completed' },
  SESSION_CANCELLED: { defaultMessage: 'Session canceled' },
  NOTE_ADDED: { defaultMessage: 'Note added' },
  COURSE_COMPLETED: { defaultMessage: 'Course completed' },
  AWARD_EARNED: { defaultMessage: 'Award earned' },
  AWARD_REVOKED: { defaultMessage: 'Award revoked' },
  PREFERENCES_UPDATED: { defaultMessage: 'Preferences updated' },
  CIRCLE_JOINED: { defaultMessage: 'Circle joined' },
  CIRCLE_LEFT: { defaultMessage: 'Circle left' },
  CIRCLE_TRANSFERRED: { defaultMessage: 'Moved to another circle' },
  SESSION_RESCHEDULED: { defaultMessage: 'Session moved' },
  SESSION_MISSED: { defaultMessage: 'No-show' },
  SESSION_MOVE_ACCEPTED: { defaultMessage: 'New time accepted' },
  COACH_ABSENCE_REPORTED: { defaultMessage: 'Coach’s absence reported' },
  PRODUCT_PUBLISHED: { defaultMessage: 'Service or product published' },
  PRODUCT_UNPUBLISHED: { defaultMessage: 'Service or product unpublished' },
  PRODUCT_PURCHASED: { defaultMessage: 'Service or product bought' },
  PRODUCT_DELIVERED: { defaultMessage: 'Purchase delivered' },
  PRODUCT_REFUNDED: { defaultMessage: 'Purchase refunded' },
  SCHEDULE_ADDED: { defaultMessage: 'Schedule added' },
  SCHEDULE_UPDATED: { defaultMessage: 'Schedule updated' },
  SCHEDULE_DELETED: { defaultMessage: 'Schedule deleted' },
  SUBSCRIBED: { defaultMessage: 'Subscription started' },
  SUBSCRIPTION_CHANGED: { defaultMessage: 'Subscription changed' },
  SUBSCRIPTION_CANCELLED: { defaultMessage: 'Subscription canceled' },
  SUBSCRIPTION_RESUMED: { defaultMessage: 'Subscription resumed' },
  SUBSCRIPTION_PAST_DUE: { defaultMessage: 'Subscription past due' },
  ACCOUNT_UPDATED: { defaultMessage: 'Account updated' },
  COACH_ACCOUNT_DELETED: { defaultMessage: 'Coach account deleted' },
});

import { defineMessages } from 'react-intl';

/** Names the categories of messages. */
export const categoryMessages = defineMessages({
  ACCOUNT: { defaultMessage: 'Account', description: 'What a message is about' },
  COURSE: { defaultMessage: 'Course', description: 'What a message is about' },
  COACHING: { defaultMessage: 'Coaching', description: 'What a message is about' },
  PAYMENT: { defaultMessage: 'Payment', description: 'What a message is about' },
  ENROLLMENT: { defaultMessage: 'Enrollment', description: 'What a message is about' },
  ANNOUNCEMENT: { defaultMessage: 'Announcement', description: 'What a message is about' },
});

import { defineMessages } from 'react-intl';

export const categoryMessages = defineMessages({
  ACCOUNT: { defaultMessage: 'Account' },
  COURSE: { defaultMessage: 'Course' },
  COACHING: { defaultMessage: 'Coaching' },
  PAYMENT: { defaultMessage: 'Payment' },
  ENROLLMENT: { defaultMessage: 'Enrollment' },
  ANNOUNCEMENT: { defaultMessage: 'Announcement', description: 'What a message is about' },
});

import { defineMessage, type MessageDescriptor } from 'react-intl';

/** The first choice of the time zone. */
export const sameAsDevice: MessageDescriptor = defineMessage({
  defaultMessage: 'Same as this device ({zone})',
});

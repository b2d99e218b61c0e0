import { FormattedMessage } from 'react-intl';

export const SaveText = () => (
  <FormattedMessage id="form.save" defaultMessage="Save" description="Button that saves a form" />
);

export const CancelText = () => (
  <FormattedMessage
    id="action.cancel"
    defaultMessage="Cancel"
    description="Button that leaves a question without doing anything"
  />
);
